import { useEffect, useRef } from "react";
import { Button } from "../button.tsx";

/** Somebody else saved first: nothing is lost on either side until the owner chooses. */
export function ConflictNotice({
  message,
  onReload,
  onOverwrite,
}: {
  /** What the server said about it. */
  message: string;
  /** Takes the saved version in place of what is typed. */
  onReload: () => void;
  /** Saves what is typed in place of the saved version. */
  onOverwrite: () => void;
}) {
  const notice = useRef<HTMLDivElement>(null);
  // It stands above the fields, and whoever pressed the button under them would not see it.
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
