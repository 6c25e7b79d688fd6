import { ConflictNotice } from "./conflict-notice.tsx";

/** What has to be said above the fields of an owner's form: a draft is back, or somebody was first. */
export function FormNotices({
  hasDraft,
  conflict,
}: {
  hasDraft: boolean;
  conflict: { message: string; onReload(): void; onOverwrite(): void } | undefined;
}) {
  return (
    <>
      {hasDraft && (
        <p role="status" className="admin-notice">
          What you typed before is still here. It has not been saved yet.
        </p>
      )}
      {conflict && <ConflictNotice {...conflict} />}
    </>
  );
}
