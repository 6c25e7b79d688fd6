import type { ReactNode } from "react";

/** What ends a form of the owner's: in sight however long the form is. The form is an `owner-form`. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    // Over the outlines of the fields that go by under it; a window so low has no room to spare.
    <div className="form-actions sticky bottom-[var(--bottom-bar,0px)] z-2 -mx-1 flex flex-wrap items-center justify-end gap-2 border-t border-rule bg-paper px-1 py-3 in-[:is(.card,.dialog)]:bg-paper-raised max-sm:[&>.button]:px-3 sm:gap-x-3 [@media(height<24rem)]:static">
      {children}
    </div>
  );
}
