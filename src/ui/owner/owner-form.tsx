import type { ComponentProps, ReactNode } from "react";
import { useIsHydrated } from "#shared/browser/use-is-hydrated.ts";
import { Button } from "../button.tsx";
import { classes } from "../join-class-names.ts";
import { FormNotices } from "./form-notices.tsx";
import { UnsavedWork } from "./unsaved-changes.tsx";

/** What is shown of a form: see `ui/owner/use-owner-form.ts`. */
export interface ShownForm extends ComponentProps<typeof UnsavedWork> {
  props: ComponentProps<"form">;
  busy: boolean;
  isChanged: boolean;
  notices?: ComponentProps<typeof FormNotices>;
}

/** The buttons that end a form of the owner's, visible however long the form is. The form is an `owner-form`. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    // Over the outlines of the fields that go by under it; a window so low has no room to spare.
    <div className="form-actions sticky bottom-[var(--bottom-bar,0px)] z-2 -mx-1 flex flex-wrap items-center justify-end gap-2 border-t border-rule bg-paper px-1 py-3 in-[:is(.card,.dialog)]:bg-paper-raised max-sm:[&>.button]:px-3 sm:gap-x-3 [@media(height<24rem)]:static">
      {children}
    </div>
  );
}

/** A form of the owner's: its fields, under what has to be said of it, over its buttons. It is not left unasked. */
export function OwnerForm({
  form: { props, busy, notices, isUnsaved },
  submit,
  busyLabel = "Saving...",
  actions,
  className,
  children,
}: {
  form: ShownForm;
  /** What the button says that sends the form, and while it is sent. */
  submit: string;
  busyLabel?: string;
  /** Buttons before it. */
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const isHydrated = useIsHydrated();
  return (
    <form {...props} noValidate className={classes("owner-form", className)}>
      {notices && <FormNotices {...notices} />}
      {children}
      <FormActions>
        {actions}
        <Button type="submit" disabled={!isHydrated} busy={busy} busyLabel={busyLabel}>
          {submit}
        </Button>
      </FormActions>
      <UnsavedWork isUnsaved={isUnsaved} />
    </form>
  );
}
