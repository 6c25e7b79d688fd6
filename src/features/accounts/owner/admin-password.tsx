import { useState } from "react";
import { attemptForm } from "#shared/both/attempt.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { useOwnerSession } from "#shared/browser/admin-session.ts";
import { useForm } from "#shared/browser/form.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { showToast } from "#ui/show-toast.ts";
import { PasswordChange, shortestNewPassword } from "../inputs.ts";

/** Where the owner gives herself a new password. What is typed here is kept nowhere. */
export default function AdminPassword() {
  useOwnerSession();
  const [shows, setShows] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <AdminPage title="Password" path="/admin-password">
      <section className="card admin-card mx-auto max-w-[44rem]" aria-label="Your password">
        <PasswordForm
          key={round}
          shows={shows}
          onShow={() => setShows(!shows)}
          onDone={() => setRound(round + 1)}
        />
      </section>
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
  const [problem, setProblem] = useState<string>();
  const { props, field, busy } = useForm({
    start: { currentPassword: "", newPassword: "" },
    loadSchema: async () => PasswordChange,
    async send(body) {
      setProblem(undefined);
      return attemptForm(
        async () => {
          await adminRequest("PUT", "/api/admin/password", { body });
          showToast({ title: "Password changed", description: "Every other session has ended." });
          onDone();
        },
        (error, issues) => issues.length === 0 && setProblem(reasonOf(error)),
      );
    },
  });
  const type = shows ? "text" : "password";
  const plain = { autoCapitalize: "none", spellCheck: false, required: true } as const;
  return (
    <form {...props} noValidate className="grid gap-5">
      <TextField
        label="Present password"
        {...{ type, ...plain }}
        autoComplete="current-password"
        {...field("currentPassword")}
      />
      <TextField
        label="New password"
        {...{ type, ...plain }}
        autoComplete="new-password"
        hint={`At least ${shortestNewPassword} characters. A few words you can remember are best.`}
        {...field("newPassword")}
      />
      {problem && (
        <p role="alert" className="admin-notice admin-notice-serious">
          {problem}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Change Password
        </Button>
        <Button variant="quiet" aria-pressed={shows} onClick={onShow}>
          {shows ? "Hide what is typed" : "Show what is typed"}
        </Button>
      </p>
    </form>
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof HttpError)) {
    return "The password is not changed: there is no connection to the site. What you typed stays here; please try again when the connection is back.";
  }
  return error.serverMessage ?? "The password could not be changed. Please try again.";
}
