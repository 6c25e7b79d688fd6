import { useState } from "react";
import * as z from "zod/mini";
import { attemptForm, type ConfirmingWay } from "#shared/both/attempt.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { useForm } from "#shared/browser/form.ts";
import { Button } from "../../button.tsx";
import { Problem, TextField } from "../../field.tsx";
import Modal from "../../modal.tsx";
import { saidOr } from "../use-action.ts";
import { CodeField } from "./code-field.tsx";

const filled = (problem: string) => z.string().check(z.trim(), z.minLength(1, problem));
const schemas = {
  code: z.object({ code: filled("Code is required") }),
  password: z.object({ password: filled("Password is required") }),
};

/** Asks who is at the screen, in one of the ways that their account has. */
export default function AskAgainDialog({
  ways,
  onConfirmed,
  onClose,
}: {
  ways: readonly ConfirmingWay[];
  onConfirmed: () => void;
  onClose: () => void;
}) {
  const [problem, setProblem] = useState<string>();
  const typed = ways.includes("code") ? "code" : "password";
  const confirm = (body: object) =>
    attemptForm(
      async () => {
        setProblem(undefined);
        await adminRequest("POST", "/api/admin/confirm", { body });
        onConfirmed();
      },
      (error, issues) => {
        if (issues.length === 0)
          setProblem(saidOr("This could not be checked. Please try again.", error));
      },
    );
  const { props, field, busy } = useForm<Record<string, string>, object>({
    start: { [typed]: "" },
    loadSchema: async () => schemas[typed],
    send: confirm,
  });
  return (
    <Modal title="Is it you?" onClose={onClose}>
      <p className="mt-3 text-ink-soft">
        You signed in a while ago. Before this is done, please show that it is you.
      </p>
      <form {...props} noValidate className="mt-5 grid gap-5">
        {typed === "code" ? (
          <CodeField {...field("code")} />
        ) : (
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            {...field("password")}
          />
        )}
        <Problem role="alert">{problem}</Problem>
        <p className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Checking...">
            Continue
          </Button>
        </p>
      </form>
    </Modal>
  );
}
