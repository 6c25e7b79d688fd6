import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { type ConfirmingWay, runOwnerForm } from "#shared/both/run-owner-action.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { useForm } from "#shared/browser/form.ts";
import { askForPasskey } from "#shared/browser/passkeys.ts";
import { asksBy } from "#shared/browser/reauthenticate.ts";
import { Button } from "../../button.tsx";
import { Problem, TextField } from "../../field.tsx";
import Modal from "../../modal.tsx";
import { saidOr } from "../use-action.ts";
import { CodeField } from "./code-field.tsx";

interface Asked {
  ways: readonly ConfirmingWay[];
  answer: (isConfirmed: boolean) => void;
}

/** Asks for reauthentication if a call requires it; the call is then repeated. */
export function ReauthenticateDialog() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => asksBy((ways) => new Promise((answer) => setAsked({ ways, answer }))), []);
  // Also where the screen is left meanwhile.
  useEffect(() => () => asked?.answer(false), [asked]);
  if (!asked) return null;
  const answer = (isConfirmed: boolean) => {
    asked.answer(isConfirmed);
    setAsked(undefined);
  };
  return <Question ways={asked.ways} answer={answer} />;
}

function Question({ ways, answer }: Asked) {
  const [problem, setProblem] = useState<string>();
  const typed = ways.find((way) => way !== "passkey");
  const confirm = (given: () => Promise<object>) =>
    runOwnerForm(
      async () => {
        setProblem(undefined);
        await adminRequest("POST", "/api/admin/confirm", { body: await given() });
        answer(true);
      },
      (error, issues) => {
        if (!issues.some(({ path }) => path === typed))
          setProblem(saidOr("This could not be checked. Please try again.", error));
      },
    );
  const { props, field, busy } = useForm<Record<string, string>, object>({
    start: typed ? { [typed]: "" } : {},
    // The server says what is missing.
    loadSchema: async () => z.looseObject({}),
    send: (given) => confirm(async () => given),
  });
  return (
    <Modal title="Is it you?" onClose={() => answer(false)}>
      <p className="mt-3 text-ink-soft">
        You signed in a while ago. Before this is done, please show that it is you.
      </p>
      <form {...props} noValidate className="mt-5 grid gap-5">
        {typed === "code" && <CodeField {...field("code")} />}
        {typed === "password" && (
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            {...field("password")}
          />
        )}
        <Problem role="alert">{problem}</Problem>
        <p className="flex flex-wrap justify-end gap-3">
          {ways.includes("passkey") && (
            <Button
              variant="secondary"
              onClick={() => void confirm(async () => ({ passkey: await askForPasskey() }))}
            >
              Use a passkey
            </Button>
          )}
          <Button variant="secondary" onClick={() => answer(false)}>
            Cancel
          </Button>
          {typed && (
            <Button type="submit" busy={busy} busyLabel="Checking...">
              Continue
            </Button>
          )}
        </p>
      </form>
    </Modal>
  );
}
