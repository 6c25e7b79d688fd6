import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../button.tsx";
import Modal from "../modal.tsx";
import { FormWithPreview } from "./form-with-preview.tsx";
import { OwnerForm } from "./owner-form.tsx";
import { DiscardQuestion } from "./unsaved-changes.tsx";

/** A form of the owner's in a dialog. Leaving it in any way asks first if typed text would be lost. */
export function FormDialog({
  title,
  className = "dialog-wide",
  preview,
  cancel = "Cancel",
  before,
  actions,
  after,
  onClose,
  ...form
}: Omit<ComponentProps<typeof OwnerForm>, "className"> & {
  title: string;
  className?: string;
  preview?: ReactNode;
  cancel?: string;
  before?: ReactNode;
  /** Questions, which are dialogs of their own. */
  after?: ReactNode;
  onClose: () => void;
}) {
  const [asks, setAsks] = useState(false);
  const leave = () => (form.form.isChanged ? setAsks(true) : onClose());
  const withToggle = (toggle: ReactNode) => (
    <OwnerForm
      {...form}
      className={preview ? undefined : "mt-5"}
      actions={
        <>
          {toggle}
          {actions}
          <Button variant="secondary" onClick={leave}>
            {cancel}
          </Button>
        </>
      }
    />
  );
  return (
    <Modal title={title} className={className} onClose={leave}>
      {before}
      {preview ? (
        <FormWithPreview className="mt-5 lg:grid-cols-2" preview={preview}>
          {withToggle}
        </FormWithPreview>
      ) : (
        withToggle(null)
      )}
      {after}
      {asks && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsks(false)} />}
    </Modal>
  );
}
