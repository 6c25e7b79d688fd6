import { useState } from "react";
import {
  adminRequest,
  ifUnchanged,
  isOvertaken,
  useAdminQuery,
} from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { dayAndTime } from "#shared/browser/relative-time.ts";
import { WhenRead } from "../loading-and-empty-states.tsx";
import { showFailure, showToast } from "../show-toast.ts";
import { RowAction } from "./row-action.tsx";
import { saidOr, useAction } from "./use-action.ts";

/** By which call what stood there before stands again. */
interface PutBack {
  method: "PUT" | "PATCH";
  path: string;
  readFrom: string;
  takesAll: boolean;
  values: Record<string, unknown>;
  labels: string[];
}

/** A change as `GET /api/admin/history` has it. */
interface Change {
  id: number;
  at: string;
  byName: string;
  thing: string;
  action: string;
  fields: { label: string; before: string | null; after: string | null }[];
  putBack: PutBack | null;
}

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

/** What is longer is folded, before and after below each other. */
const longestInLine = 80;

type Field = Change["fields"][number];
const isShort = ({ before, after }: Field) =>
  [before, after].every((text) => !text || (text.length <= longestInLine && !/\n/.test(text)));
const saidOf = (text: string | null) => text ?? "nothing";
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** "Changed by rose, yesterday, 4:15 PM: price $12 → $14", and the button that puts back what stood before. */
export function ChangeLine({
  change: { at, action, byName, fields, putBack, thing },
  isUnsaved = () => false,
  onPutBack,
}: {
  change: Change;
  isUnsaved?: (() => boolean) | undefined;
  onPutBack?: (() => void) | undefined;
}) {
  const [isBusy, act] = useAction();
  const short = fields.filter(isShort);
  const words = short.map(
    ({ label, before, after }) => `${lowerFirst(label)} ${saidOf(before)} → ${saidOf(after)}`,
  );
  const labels = putBack?.labels.join(", ");
  function press(back: PutBack) {
    if (isUnsaved()) return showFailure("Please save what you typed first, or leave it.");
    return act(
      async () => {
        await sendBack(back, thing);
        await browserStore().refreshAll((key) => key.startsWith("/api/"));
        onPutBack?.();
        showToast({ title: "Put back", description: labels });
      },
      (error) =>
        showFailure(
          isOvertaken(error)
            ? "Somebody else changed it just now. Please look at it again."
            : saidOr("It could not be put back. Please try again.", error),
        ),
    );
  }
  return (
    <div className="wrap-anywhere">
      <p>
        {action.charAt(0).toUpperCase() + action.slice(1)} by {byName},{" "}
        <time dateTime={at}>{dayAndTime(at)}</time>
        {words.length > 0 && `: ${words.join("; ")}`}
      </p>
      {fields
        .filter((field) => !isShort(field))
        .map(({ label, before, after }) => (
          <details key={label} className="admin-fold">
            <summary>{label}</summary>
            <dl className="grid gap-x-6 whitespace-pre-line md:grid-cols-2">
              {[["Before", before] as const, ["After", after] as const].map(([when, text]) => (
                <div key={when}>
                  <dt className="font-semibold">{when}</dt>
                  <dd>{saidOf(text)}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      {putBack && (
        <RowAction
          className="-ml-2"
          aria-label={`Put Back ${labels}`}
          aria-disabled={isBusy}
          onClick={() => void press(putBack)}
        >
          Put Back
        </RowAction>
      )}
    </div>
  );
}

/** Sends the former values by the thing's own call, on condition that nobody changes it meanwhile. */
async function sendBack({ method, path, readFrom, takesAll, values }: PutBack, thing: string) {
  type Read = { id?: number; version: number };
  const read = await adminRequest<Read | Read[]>("GET", readFrom);
  const now = Array.isArray(read) ? read.find(({ id }) => String(id) === thing) : read;
  await adminRequest(method, path, {
    body: takesAll ? { ...now, ...values } : values,
    ...ifUnchanged(now?.version),
  });
}
