import { useState } from "react";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { Button } from "../button.tsx";
import { TextAreaField, TextField } from "../field.tsx";
import { showToast } from "../show-toast.ts";
import { saidOr, useAction } from "./use-action.ts";

/** Asks for the owner's own address, where something should go to it. */
export function OwnAddressField({
  hint,
  then = "",
  onSaved,
}: {
  hint: string;
  /** What she does once she has opened the link: ", then send the test". */
  then?: string;
  onSaved: () => unknown;
}) {
  return (
    <EnterHere
      label="Your own email address"
      hint={hint}
      autoComplete="email"
      button="Send Me the Link"
      save={async (address) => {
        await adminRequest("PUT", "/api/admin/owner-mail", { body: { address } });
        showToast({
          title: "Saved",
          description: `A letter is on its way to ${address}. Please open the link in it${then}.`,
        });
        await onSaved();
      }}
    />
  );
}

/** A missing detail, entered in place. It is not a separate form, because it is inside one. */
export function EnterHere({
  label,
  hint,
  autoComplete,
  button,
  type = "email",
  isLong = false,
  save,
}: {
  label: string;
  hint: string;
  autoComplete: string;
  button: string;
  type?: "email" | "text";
  isLong?: boolean;
  save: (value: string) => Promise<void>;
}) {
  const [value, setValue] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, act] = useAction();
  const enter = () =>
    void act(
      async () => {
        setProblem(undefined);
        await save(value.trim());
      },
      (error) => setProblem(saidOr("This could not be saved. Please try again.", error)),
    );
  const field = {
    ...{ label, hint, autoComplete, value, error: problem },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValue(currentTarget.value),
  };
  return (
    <div className="grid justify-items-start gap-3">
      {isLong ? (
        <TextAreaField className="w-full" {...field} />
      ) : (
        <TextField
          className="w-full"
          type={type}
          {...field}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter in a form would send it.
            event.preventDefault();
            enter();
          }}
        />
      )}
      <Button
        variant="secondary"
        disabled={value.trim() === ""}
        busy={isBusy}
        busyLabel="Saving..."
        onClick={enter}
      >
        {button}
      </Button>
    </div>
  );
}
