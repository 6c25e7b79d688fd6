import type { FormNoticesShown } from "#shared/browser/owner-form.ts";
import { Button } from "../button.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";

/** What has to be said above the fields of an owner's form: a draft is back, somebody was first, nothing was saved. */
export function FormNotices({ hasDraft, conflict, unsaved }: FormNoticesShown) {
  return (
    <>
      {hasDraft && (
        <p role="status" className="admin-notice">
          What you typed before is still here. It has not been saved yet.
        </p>
      )}
      {conflict && <ConflictNotice {...conflict} />}
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
