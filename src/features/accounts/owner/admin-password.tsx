import { useState } from "react";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { OwnerForm } from "#ui/owner/owner-form.tsx";
import { WhenRead } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import type { SigningIn } from "../answers.ts";
import { PasswordChange } from "../inputs.ts";
import { newPasswordHint, typedAsIs } from "../pages/typed-as-is.ts";
import { PasskeysSection } from "./passkeys-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionsSection, sessionsPath } from "./sessions-section.tsx";

const path = "/api/admin/signing-in";

/** How the owner signs in: her passkeys, her second factor and her password. What is typed here is kept nowhere. */
export default function AdminPassword() {
  const read = useAdminQuery<SigningIn>(path, { fresh: true });
  const [shows, setShows] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <AdminPage title="Signing in" path="/admin-password">
      <div className="grid max-w-[44rem] gap-5">
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
        {...{ type, ...typedAsIs }}
        autoComplete="current-password"
        {...field("currentPassword")}
      />
      <TextField
        label="New password"
        {...{ type, ...typedAsIs }}
        autoComplete="new-password"
        hint={newPasswordHint}
        {...field("newPassword")}
      />
    </OwnerForm>
  );
}
