import { useEffect, useRef, useState } from "react";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { Button } from "#ui/button.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import type { BackupDownload, BackupFailure, BackupState } from "../answers.ts";
import { ageInWords } from "../backup-age.ts";

const path = "/api/admin/backup";
/** When to ask the server whether the file was downloaded, in milliseconds after the press. */
const lookAgain = [2_000, 10_000, 60_000];

/** The owner's screen for backups: makes one to download, and shows how the nightly ones stand. */
export default function AdminBackup() {
  const read = useAdminQuery<BackupState>(path, { fresh: true });
  return (
    <AdminPage title="Backup" path="/admin-backup">
      <WhenRead read={read} failed="The backups could not be looked up. Please try again.">
        {(state) => (
          <div className="grid gap-5">
            <TakeAway state={state} onDownload={read.refetch} />
            <NightlyBackups state={state} />
            <SecondPlace place={state.secondPlace} />
          </div>
        )}
      </WhenRead>
    </AdminPage>
  );
}

function TakeAway({
  state: { message, isTooOld, cannot },
  onDownload,
}: {
  state: BackupState;
  onDownload: () => unknown;
}) {
  const [busy, act] = useAction();
  const [problem, setProblem] = useState("");
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  async function download() {
    setProblem("");
    await act(
      async () => {
        const made = await adminRequest<BackupDownload>("POST", path);
        const link = document.createElement("a");
        link.href = made.path;
        link.download = made.name;
        link.click();
        // It says how old the last copy is that was taken away.
        browserStore().forget((kept) => kept === "/api/admin/today");
        showToast({
          title: "The backup is on its way",
          description: `${made.name}, ${bytesInWords(made.bytes)}. Please wait until your browser has all of it.`,
        });
        timers.current.push(...lookAgain.map((wait) => setTimeout(() => void onDownload(), wait)));
      },
      (error) => setProblem(saidOr("The backup could not be made. Please try again.", error)),
    );
  }

  return (
    <section className="card admin-card" aria-labelledby="take-away">
      <p className={isTooOld ? "admin-notice admin-notice-serious" : "mb-4"}>{message}</p>
      <h2 id="take-away" className="text-title">
        Take a copy away
      </h2>
      <p className="mt-2">
        One file with everything that the site keeps, and its pictures. It holds people’s names and
        addresses: keep it where only you can read it, on another machine or a stick.
      </p>
      {(problem || cannot) && (
        <p role="alert" className="admin-notice admin-notice-serious mt-4">
          {problem || cannot}
        </p>
      )}
      {!cannot && (
        <p className="mt-4">
          <Button busy={busy} busyLabel="Making the backup..." onClick={() => void download()}>
            Download a Backup
          </Button>
        </p>
      )}
    </section>
  );
}

function NightlyBackups({ state: { nightly, nightlyFailure } }: { state: BackupState }) {
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
      <Failure failure={nightlyFailure} what="The last try failed" />
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

function Failure({ failure, what }: { failure: BackupFailure | null; what: string }) {
  if (!failure) return null;
  return (
    <p className="admin-notice admin-notice-serious mt-4">
      {what}
      {failure.at && ` on ${momentInWords(failure.at)}`}: {failure.message}
    </p>
  );
}

function SecondPlace({ place }: { place: BackupState["secondPlace"] }) {
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
        <>
          <p className="mt-2">
            None is set up. With one each nightly copy goes to another disk or to a store, and
            nobody has to remember it.
          </p>
          <details className="admin-fold mt-2">
            <summary>For whoever runs the machine</summary>
            <p>
              Set <code>BACKUP_FOLDER</code> or <code>BACKUP_S3_URL</code>; see the README.
            </p>
          </details>
        </>
      )}
    </section>
  );
}

const oneDigit = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** "12.3 MB": as disks and download lists count them. */
function bytesInWords(bytes: number): string {
  const [number, unit] =
    bytes >= 1e9 ? [bytes / 1e9, "GB"] : bytes >= 1e6 ? [bytes / 1e6, "MB"] : [bytes / 1e3, "KB"];
  return `${oneDigit.format(number)} ${unit}`;
}
