import { momentInWords } from "#shared/both/moment-in-words.ts";
import type { BackupState } from "../answers.ts";
import { Failure } from "./nightly-copies.tsx";

/** Where each nightly copy goes, too; or how such a place is set up. */
export function SecondPlaceCard({ place }: { place: BackupState["secondPlace"] }) {
  return (
    <section className="card admin-card" aria-labelledby="second-place">
      <h2 id="second-place" className="text-title">
        Second place
      </h2>
      {place ? (
        <>
          <p className="mt-2">
            Each nightly copy goes to {place.where}, too.{" "}
            {place.copiedAt
              ? `The last one arrived on ${momentInWords(place.copiedAt)}.`
              : "None has arrived yet."}
          </p>
          {place.isSameDisk && (
            <p className="admin-notice admin-notice-serious mt-4">
              That folder is on the same disk as the site: it helps only where another program
              carries it away from there.
            </p>
          )}
          <Failure failure={place.failure} what="The last try failed" />
        </>
      ) : (
        <p className="mt-2">
          None is set up. Whoever runs the machine can send each nightly copy to another disk or to
          a store (<code>BACKUP_FOLDER</code> or <code>BACKUP_S3_URL</code>, see the README); then
          nobody has to remember it.
        </p>
      )}
    </section>
  );
}
