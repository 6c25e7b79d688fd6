import { momentInWords } from "#shared/both/moment-in-words.ts";
import type { BackupFailure, NightlyCopy } from "../answers.ts";
import { ageInWords } from "../rules.ts";
import { bytesInWords } from "./bytes-in-words.ts";

/** The copies that the site makes each night, kept on its own disk. */
export function NightlyCopies({
  nightly,
  failure,
}: {
  nightly: readonly NightlyCopy[];
  failure: BackupFailure | null;
}) {
  const now = Date.now();
  return (
    <section className="card admin-card" aria-labelledby="nightly-copies">
      <h2 id="nightly-copies" className="text-title">
        Nightly copies
      </h2>
      <p className="mt-2">
        Each night from three o’clock on the site makes one beside itself, and keeps seven. They
        help after a mistake, and not where the machine is lost.
      </p>
      <Failure failure={failure} what="The last try failed" />
      {nightly.length === 0 ? (
        <p className="mt-4">There is none yet.</p>
      ) : (
        <ul className="admin-list mt-4">
          {nightly.map(({ name, madeAt, bytes }) => (
            <li key={name}>
              <span className="grow">{momentInWords(madeAt)}</span>
              <span>{ageInWords(madeAt, now)} old</span>
              <span className="tabular-nums">{bytesInWords(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A try that failed, in the words of what failed. */
export function Failure({ failure, what }: { failure: BackupFailure | null; what: string }) {
  if (!failure) return null;
  return (
    <p className="admin-notice admin-notice-serious mt-4">
      {what}
      {failure.at && ` on ${momentInWords(failure.at)}`}: {failure.message}
    </p>
  );
}
