import { useEffect, useRef } from "react";
import { Button } from "../button.tsx";
import type { FormNoticesShown } from "./use-owner-form.ts";

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

/** Somebody else saved first: nothing is lost on either side until the owner chooses. */
function ConflictNotice({
  message,
  onReload,
  onOverwrite,
}: NonNullable<FormNoticesShown["conflict"]>) {
  const notice = useRef<HTMLDivElement>(null);
  // It is above the fields, where whoever pressed the button below would not see it.
  useEffect(() => notice.current?.focus(), []);

  return (
    <div ref={notice} role="alert" tabIndex={-1} className="admin-notice admin-notice-serious">
      <p>
        {message} <span className="block">What you typed is still here.</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onReload}>
          Load their version
        </Button>
        <Button variant="destructive" onClick={onOverwrite}>
          Save mine over it
        </Button>
      </div>
    </div>
  );
}
