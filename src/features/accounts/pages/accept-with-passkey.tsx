import { type RefObject, useState } from "react";
import { type FieldIssue, HttpError } from "#shared/both/http-error.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { makePasskey, NoPasskey } from "#shared/browser/passkeys.ts";
import { Button } from "#ui/button.tsx";
import { Problem } from "#ui/field.tsx";

/** Accepts an invitation with a passkey instead of a password, under the user name that is in the form. */
export function AcceptWithPasskey({
  token,
  form,
  onRefused,
  onAccepted,
}: {
  token: string;
  form: RefObject<HTMLFormElement | null>;
  /** Given what belongs beside a field. */
  onRefused: (issues: readonly FieldIssue[]) => void;
  onAccepted: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function accept() {
    setBusy(true);
    setProblem(undefined);
    onRefused([]);
    const username = form.current && new FormData(form.current).get("username");
    // Absent for who has one already.
    const body = username === null ? {} : { username };
    const path = `/api/invitations/${encodeURIComponent(token)}`;
    try {
      const options = await requestJson<object>("POST", `${path}/passkey-challenge`, { body });
      const passkey = await makePasskey(options);
      await requestJson("POST", path, { body: { ...body, passkey } });
      onAccepted();
    } catch (error) {
      setBusy(false);
      if (error instanceof NoPasskey) return setProblem(error.message);
      const issues = error instanceof HttpError ? error.issues : [];
      onRefused(issues);
      if (!issues.some(({ path: field }) => field === "username")) setProblem(reasonOf(error));
    }
  }

  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void accept()}>
        Use a Passkey Instead
      </Button>
      <Problem role="alert" className="mt-3">
        {problem}
      </Problem>
      <p className="mt-3 text-small text-ink-soft">
        A passkey is kept by your phone or computer and opened by your finger, your face or its PIN.
        With one you need no password.
      </p>
    </>
  );
}

function reasonOf(error: unknown): string {
  const said = error instanceof HttpError ? error.serverMessage : undefined;
  return said ?? "We could not reach our server. Please try again.";
}
