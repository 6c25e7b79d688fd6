import { useEffect, useRef } from "react";
import { useForm } from "#shared/browser/form.ts";
import { Button } from "#ui/button.tsx";
import { CodeField } from "#ui/owner/ask-again/code-field.tsx";
import { CodeInput } from "../inputs.ts";

/** The login's second step, for an account that asks for a code beside the password. */
export function EnterCode({
  enter,
  onBack,
}: {
  /** Answers why it was refused. */
  enter: (code: string) => Promise<string | undefined>;
  onBack: () => void;
}) {
  const code = useRef<HTMLInputElement>(null);
  const { props, field, busy } = useForm({
    start: { code: "" },
    loadSchema: async () => CodeInput,
    async send(input) {
      const message = await enter(input.code);
      if (message === undefined) return undefined;
      code.current?.select();
      return [{ path: "code", message }];
    },
  });
  useEffect(() => code.current?.focus(), []);
  return (
    <form {...props} noValidate className="grid gap-5">
      <CodeField ref={code} {...field("code")} />
      <Button type="submit" busy={busy} busyLabel="Signing in...">
        Continue
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back
      </Button>
    </form>
  );
}
