import { useState } from "react";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { WhenRead } from "../owner-list.tsx";
import { type Change, ChangeLine } from "./change-line.tsx";

interface Thing {
  kind: string;
  thing: number | string;
  /** Whether something is typed that putting back would lose. */
  isUnsaved?: () => boolean;
  /** A form begins again then with what is there. */
  onPutBack?: () => void;
}

/** The last changes of one thing, folded, and read when they are opened. */
export function HistoryOfThing(about: Thing) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="admin-fold mt-4 print:hidden"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>History</summary>
      {isOpen && <LastChanges {...about} />}
    </details>
  );
}

function LastChanges({ kind, thing, ...form }: Thing) {
  const path = `/api/admin/history/${kind}/${encodeURIComponent(thing)}`;
  const read = useAdminQuery<{ changes: Change[]; before: number | null }>(path, { fresh: true });
  return (
    <WhenRead read={read} failed="The history could not be read. Please try again.">
      {({ changes, before }) => (
        <>
          {changes.length === 0 && <p className="text-ink-soft">Nothing was changed yet.</p>}
          <ul className="grid gap-3">
            {changes.map((change) => (
              <li key={change.id}>
                <ChangeLine change={change} {...form} />
              </li>
            ))}
          </ul>
          {before !== null && <p className="text-ink-soft">Older changes are in the History.</p>}
        </>
      )}
    </WhenRead>
  );
}
