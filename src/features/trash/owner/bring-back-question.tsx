import { useId } from "react";
import * as z from "zod/mini";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import Modal from "#ui/modal.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { bringBack, notBroughtBack } from "#ui/owner/trash.tsx";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showFailure } from "#ui/show-toast.ts";
import type { NotBroughtBack, Trashed } from "../answers.ts";

interface Question<Refusal> {
  item: Trashed;
  refusal: Refusal;
  /** Told where it is when it is back. */
  onBack: (path: string) => void;
  onClose: () => void;
}

/** Asks what must be chosen before something comes back: what of it was taken meanwhile. */
export default function BringBackQuestion({ refusal, ...question }: Question<NotBroughtBack>) {
  return refusal.code === "over_capacity" ? (
    <PlacesQuestion {...question} refusal={refusal} />
  ) : (
    <AddressQuestion {...question} refusal={refusal} />
  );
}

type Because<Code> = Question<Extract<NotBroughtBack, { code: Code }>>;

function PlacesQuestion({ item, refusal, onBack, onClose }: Because<"over_capacity">) {
  const details = useId();
  const [busy, act] = useAction();
  const answer = (how: object) =>
    void act(
      async () => onBack(await bringBack(item.id, how)),
      (error) => showFailure(saidOr(notBroughtBack, error)),
    );
  return (
    <Modal
      role="alertdialog"
      title={`Bring back ${item.name}?`}
      describedBy={details}
      onClose={() => busy || onClose()}
    >
      <p id={details} className="mt-3">
        {refusal.message}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Leave in the Trash
        </Button>
        <Button variant="secondary" onClick={() => answer({ waiting: true })}>
          Put on the Waiting List
        </Button>
        <Button busy={busy} onClick={() => answer({ allowOverCapacity: true })}>
          Register All the Same
        </Button>
      </div>
    </Modal>
  );
}

const AddressForm = z.object({
  address: z.string().check(z.trim(), z.minLength(1, "Please enter an address")),
});

function AddressQuestion({ item, refusal, onBack, onClose }: Because<"address_taken">) {
  const form = useOwnerForm({
    draft: undefined,
    item: undefined,
    valuesOf: () => ({ address: `${refusal.address}-2` }),
    schema: AddressForm,
    save: (input) => bringBack(item.id, input),
    says: { failed: notBroughtBack },
    onSaved: onBack,
  });
  return (
    <FormDialog
      title={`Bring back ${item.name}?`}
      className=""
      submit="Bring Back"
      before={<p className="mt-3">{refusal.message}</p>}
      {...{ form, onClose }}
    >
      <TextField label="Address" {...form.field("address")} />
    </FormDialog>
  );
}
