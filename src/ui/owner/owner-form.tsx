import type { ComponentProps, ReactNode } from "react";
import { useIsHydrated } from "#shared/browser/use-is-hydrated.ts";
import { Button } from "../button.tsx";
import { classes } from "../join-class-names.ts";
import { UnsavedWork } from "./unsaved-changes.tsx";
import type { FormNoticesShown } from "./use-owner-form.ts";

/** What is shown of a form: see `ui/owner/use-owner-form.ts`. */
export interface ShownForm extends ComponentProps<typeof UnsavedWork> {
  props: ComponentProps<"form">;
  busy: boolean;
  isChanged: boolean;
  notices?: FormNoticesShown;
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
  submit: string;
  busyLabel?: string;
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

/** What has to be said above the fields of an owner's form: a draft is back, somebody was first, nothing was saved. */
export function FormNotices({ hasDraft, conflict, unsaved }: FormNoticesShown) {
  return (
    <>
      {hasDraft && (
        <p role="status" className="admin-notice">
          What you typed before is still here. It has not been saved yet.
        </p>
      )}
      {conflict && (
        // Nothing is lost on either side until the owner chooses.
        <div
          ref={takeFocus}
          role="alert"
          tabIndex={-1}
          className="admin-notice admin-notice-serious"
        >
          <p>
            {conflict.message} <span className="block">What you typed is still here.</span>
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={conflict.onReload}>
              Load their version
            </Button>
            <Button variant="destructive" onClick={conflict.onOverwrite}>
              Save mine over it
            </Button>
          </div>
        </div>
      )}
      {unsaved && (
        // In sight wherever in a long form the button was pressed.
        <div
          role="alert"
          className="admin-notice admin-notice-serious sticky top-2 z-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
        >
          <p>{unsaved.message}</p>
          {unsaved.onSaveAgain && (
            <Button variant="secondary" onClick={unsaved.onSaveAgain}>
              Save Again
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** It is above the fields, where whoever pressed the button below would not see it. */
function takeFocus(notice: HTMLElement | null): void {
  notice?.focus();
}
