import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../button.tsx";
import Modal from "../modal.tsx";
import { FormActions } from "./form-actions.tsx";
import { FormNotices } from "./form-notices.tsx";
import { DiscardQuestion, UnsavedWork } from "./unsaved-changes.tsx";

/** What a dialog has to know of the form in it, to ask before something typed would be lost. */
interface Unsaved {
  /** Something in the form differs from what is saved. */
  isChanged: boolean;
  isUnsaved: () => boolean;
}

/** A form of the owner's in a dialog: its fields, under what has to be said of it, over its buttons. */
export function FormDialog({
  title,
  form,
  submit,
  busyLabel = "Saving...",
  cancel = "Cancel",
  before,
  actions,
  after,
  onClose,
  children,
}: {
  title: string;
  form: Unsaved & {
    props: ComponentProps<"form">;
    busy: boolean;
    notices?: ComponentProps<typeof FormNotices>;
  };
  /** What the button says that sends the form, and while it is sent. */
  submit: string;
  busyLabel?: string;
  /** What the button says that leaves it. */
  cancel?: string;
  before?: ReactNode;
  /** Buttons before these two. */
  actions?: ReactNode;
  /** Questions, which are dialogs of their own. */
  after?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <FormDialogFrame title={title} form={form} onClose={onClose}>
      {(leave) => (
        <>
          {before}
          <form {...form.props} noValidate className="mt-5 owner-form">
            {form.notices && <FormNotices {...form.notices} />}
            {children}
            <FormActions>
              {actions}
              <Button variant="secondary" onClick={leave}>
                {cancel}
              </Button>
              <Button type="submit" busy={form.busy} busyLabel={busyLabel}>
                {submit}
              </Button>
            </FormActions>
          </form>
          {after}
        </>
      )}
    </FormDialogFrame>
  );
}

/** A dialog around a form: leaving it in any way asks first where something typed would be lost. */
export function FormDialogFrame({
  title,
  className = "dialog-wide",
  form: { isChanged, isUnsaved },
  onClose,
  children,
}: {
  title: string;
  className?: string;
  form: Unsaved;
  onClose: () => void;
  /** `leave` is for the form's own way out. */
  children: (leave: () => void) => ReactNode;
}) {
  const [asks, setAsks] = useState(false);
  const leave = () => (isChanged ? setAsks(true) : onClose());
  return (
    <Modal title={title} className={className} onClose={leave}>
      {children(leave)}
      <UnsavedWork isChanged={isChanged} isUnsaved={isUnsaved} />
      {asks && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsks(false)} />}
    </Modal>
  );
}
