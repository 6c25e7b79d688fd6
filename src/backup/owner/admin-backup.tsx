import { useEffect, useRef, useState } from "react";
import { HttpError } from "#shared/both/http-error.ts";
import { adminRequest, isSignedOut, useAdminQuery } from "#shared/browser/admin-request.ts";
import { signOut, useOwnerSession } from "#shared/browser/admin-session.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { prepareToasts, showToast } from "#ui/show-toast.ts";
import type { BackupDownload, BackupState } from "../answers.ts";
import { bytesInWords } from "./bytes-in-words.ts";
import { NightlyCopies } from "./nightly-copies.tsx";
import { SecondPlaceCard } from "./second-place-card.tsx";

const path = "/api/admin/backup";
/** When the server is asked again whether the file has gone, in milliseconds after the press. */
const lookAgain = [2_000, 10_000, 60_000];

/** The owner's screen for backups: makes one to download, and shows how the nightly ones stand. */
export default function AdminBackup() {
  const signedIn = useOwnerSession();
  const { data, isError, refetch } = useAdminQuery<BackupState>(path, { signedIn, fresh: true });
  useEffect(prepareToasts, []);
  return (
    <AdminPage title="Backup" path="/admin-backup" onLogout={signOut}>
      {data ? (
        <div className="grid gap-5">
          <TakeAway state={data} onDownload={refetch} />
          <NightlyCopies nightly={data.nightly} failure={data.nightlyFailure} />
          <SecondPlaceCard place={data.secondPlace} />
        </div>
      ) : isError ? (
        <ErrorState
          message="The backups could not be looked up. Please try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingText>Loading...</LoadingText>
      )}
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  async function download() {
    setBusy(true);
    setProblem("");
    try {
      const made = await adminRequest<BackupDownload>("POST", path);
      const link = document.createElement("a");
      link.href = made.path;
      link.download = made.name;
      link.click();
      showToast({
        title: "The backup is on its way",
        description: `${made.name}, ${bytesInWords(made.bytes)}. Please wait until your browser has all of it.`,
      });
      timers.current.push(...lookAgain.map((wait) => setTimeout(() => void onDownload(), wait)));
    } catch (error) {
      if (isSignedOut(error)) return;
      const said = error instanceof HttpError ? error.serverMessage : undefined;
      setProblem(said ?? "The backup could not be made. Please try again.");
    } finally {
      setBusy(false);
    }
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
