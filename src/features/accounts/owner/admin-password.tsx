import { useState } from "react";
import { counted } from "#shared/both/counts-in-words.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { TextField } from "#ui/field.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { OwnerForm } from "#ui/owner/owner-form.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import type { Session, SigningIn } from "../answers.ts";
import { PasswordChange } from "../inputs.ts";
import { credentialField, newPasswordHint } from "../pages/credential-field.ts";
import { PasskeysSection } from "./passkeys-section.tsx";

const AddSecondFactor = lazyDialog(() => import("./add-second-factor-dialog.tsx"));

const path = "/api/admin/signing-in";
const sessionsPath = "/api/admin/sessions";

/** How the owner signs in: her passkeys, her second factor and her password. What is typed here is kept nowhere. */
export default function AdminPassword() {
  const read = useAdminQuery<SigningIn>(path, { fresh: true });
  const [shows, setShows] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <AdminPage title="Signing in" path="/admin-password">
      <div className="grid lg:max-w-[44rem] gap-5">
        <WhenRead read={read} failed="How you sign in could not be looked up. Please try again.">
          {(signingIn) => (
            <>
              <PasskeysSection signingIn={signingIn} onChanged={read.refetch} />
              {signingIn.hasPassword && (
                <SecondFactorSection signingIn={signingIn} onChanged={read.refetch} />
              )}
            </>
          )}
        </WhenRead>
        {/* Two fields need no bar that stays in sight: it would stand over the first of them. */}
        <section
          className="card admin-card [&_.form-actions]:static"
          aria-labelledby="password-heading"
        >
          <h2 id="password-heading" className="mb-4 text-title">
            Your password
          </h2>
          {read.data?.hasPassword === false ? (
            <p>Passkeys alone sign you in. For a password, too, please ask for a new link.</p>
          ) : (
            <PasswordForm
              key={round}
              shows={shows}
              onShow={() => setShows(!shows)}
              onDone={() => setRound(round + 1)}
            />
          )}
        </section>
        <SessionsSection />
      </div>
    </AdminPage>
  );
}

function PasswordForm({
  shows,
  onShow,
  onDone,
}: {
  shows: boolean;
  onShow: () => void;
  onDone: () => void;
}) {
  const form = useOwnerForm({
    draft: undefined,
    item: undefined,
    valuesOf: () => ({ currentPassword: "", newPassword: "" }),
    schema: PasswordChange,
    save: (body) => adminRequest("PUT", "/api/admin/password", { body }),
    says: {
      failed: "The password could not be changed.",
      offline:
        "The password is not changed: there is no connection to the site. What you typed stays here; please try again when the connection is back.",
    },
    onSaved() {
      showToast({ title: "Password changed", description: "Every other session has ended." });
      onDone();
      void browserStore().refresh(sessionsPath);
    },
  });
  const { field } = form;
  const type = shows ? "text" : "password";
  return (
    <OwnerForm
      form={form}
      submit="Change Password"
      actions={
        <Button variant="quiet" aria-pressed={shows} onClick={onShow}>
          {shows ? "Hide what is typed" : "Show what is typed"}
        </Button>
      }
    >
      <TextField
        label="Present password"
        {...{ type, ...credentialField }}
        autoComplete="current-password"
        {...field("currentPassword")}
      />
      <TextField
        label="New password"
        {...{ type, ...credentialField }}
        autoComplete="new-password"
        hint={newPasswordHint}
        {...field("newPassword")}
      />
    </OwnerForm>
  );
}

/** The code asked for in addition to the password, if she wants that. */
function SecondFactorSection({
  signingIn: { secondFactor, newSecret },
  onChanged,
}: {
  signingIn: SigningIn;
  onChanged: () => Promise<unknown>;
}) {
  const [isBusy, act] = useAction();
  const [open, setOpen] = useState<"add" | "remove">();
  const close = () => setOpen(undefined);

  const remove = () => {
    close();
    return act(async () => {
      await adminRequest("DELETE", "/api/admin/second-factor");
      showToast({ title: "Second factor removed", description: "Your password is enough again." });
      await onChanged();
    });
  };

  return (
    <section className="card admin-card" aria-labelledby="second-factor">
      <h2 id="second-factor" className="text-title">
        A second factor
      </h2>
      <p className="mt-2 mb-4">
        {secondFactor
          ? `Since ${momentInWords(secondFactor.since)} a code of your app is asked for beside your password. ${counted(secondFactor.recoveryCodesLeft, "recovery code is", "recovery codes are")} left; for new ones, remove the second factor and add it again.`
          : "Beside your password the login can ask for a code that an app on your phone shows. Whoever comes to know your password then still cannot get in."}
      </p>
      <Button
        variant="secondary"
        busy={isBusy}
        onClick={() => setOpen(secondFactor ? "remove" : "add")}
      >
        {secondFactor ? "Remove the Second Factor" : "Add a Second Factor"}
      </Button>
      {open === "add" && (
        <AddSecondFactor
          newSecret={newSecret}
          onClose={() => {
            close();
            void onChanged();
          }}
        />
      )}
      {open === "remove" && (
        <Confirm
          question="Remove the second factor?"
          yes="Remove"
          onYes={() => void remove()}
          onNo={close}
        >
          Your password alone will sign you in.
        </Confirm>
      )}
    </section>
  );
}

function SessionsSection() {
  const list = useAdminQuery<Session[]>(sessionsPath, { fresh: true });
  const [isBusy, act] = useAction();
  const end = (which: string, title: string) =>
    act(async () => {
      await adminRequest("DELETE", `${sessionsPath}${which}`);
      showToast({ title });
      await list.refetch();
      document.getElementById("sessions-heading")?.focus();
    }, "Nothing was ended. Please try again.");
  return (
    <section className="card admin-card" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading" tabIndex={-1} className="mb-2 text-title">
        Where you are signed in
      </h2>
      <WhenRead read={list} what="sessions">
        {(sessions) => (
          <>
            <ul className="admin-list">
              {sessions.map(({ id, device, lastUsedAt, isThis }) => (
                <li key={id}>
                  <p className="grow">
                    {device ?? "A device that is not known"}{" "}
                    {isThis ? (
                      <Badge tone="gilt">Here</Badge>
                    ) : (
                      <span className="text-ink-soft">Last seen {momentInWords(lastUsedAt)}</span>
                    )}
                  </p>
                  {!isThis && (
                    <RowAction
                      destructive
                      aria-disabled={isBusy || undefined}
                      aria-label={`End the session: ${device ?? "a device that is not known"}`}
                      onClick={() => void end(`/${id}`, "Session ended")}
                    >
                      End
                    </RowAction>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button
                variant="secondary"
                busy={isBusy}
                onClick={() => void end("", "Every other session has ended")}
              >
                End All Others
              </Button>
            )}
          </>
        )}
      </WhenRead>
    </section>
  );
}
