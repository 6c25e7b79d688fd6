import { useEffect, useId, useSyncExternalStore } from "react";
import { HttpError } from "#shared/both/http-error.ts";
import { runOwnerAction } from "#shared/both/run-owner-action.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { hasScreenToReturnTo } from "#shared/browser/admin-session.ts";
import { currentToken } from "#shared/browser/http-client.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { useRetrySending } from "#shared/browser/retry-sending.ts";
import { Button } from "#ui/button.tsx";
import { PictureHint } from "#ui/owner/pictures/picture-field.tsx";
import { PictureFileButtons, uploadPath } from "#ui/owner/pictures/upload-button.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { saidOr } from "#ui/owner/use-action.ts";
import { picturesPath } from "./queries.ts";

/** Sends pictures one after another. Unsent ones outlive a lost network or session, and are sent when it is back. */
export function UploadForm() {
  const hint = useId();
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
    () => uploads,
  );
  const isBusy = shown.some(({ problem }) => !problem);
  const canRetry = shown.some((upload) => upload.canRetry);
  useRetrySending(isBusy || canRetry, retryAll);
  useEffect(
    () => () => {
      // Logging out discards the files; after an expired session they are kept.
      if (currentToken() === null && !hasScreenToReturnTo()) put([]);
    },
    [],
  );
  return (
    <div className="mb-3 grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PictureFileButtons
          label="Upload Pictures"
          fileLabel="Picture files"
          variant="primary"
          multiple
          busy={isBusy}
          hintId={hint}
          onFiles={(files) => {
            const chosen = files.map((file, at) => ({ id: lastId + at + 1, file }));
            lastId += files.length;
            put([...uploads, ...chosen]);
            void sendWaiting();
          }}
        />
        <PictureHint id={hint} />
      </div>
      {shown.length > 0 && (
        <ul className="grid w-full max-w-measure" aria-label="Not uploaded yet">
          {shown.map(({ id, file, problem, canRetry }) => (
            <li
              key={id}
              className="flex items-center gap-4 border-t border-rule py-[0.4rem] wrap-anywhere"
            >
              <span className="grow">
                {file.name}
                {problem && (
                  <span role="alert" className="field-error block">
                    {problem} {canRetry && "It is still here, and is tried again."}
                  </span>
                )}
              </span>
              {problem && (
                <RowAction
                  className="flex-none"
                  aria-label={`Leave Out: ${file.name}`}
                  onClick={() => put(uploads.filter((upload) => upload.id !== id))}
                >
                  Leave Out
                </RowAction>
              )}
            </li>
          ))}
        </ul>
      )}
      {canRetry && (
        <Button variant="secondary" onClick={retryAll}>
          Try Again
        </Button>
      )}
    </div>
  );
}

interface Upload {
  id: number;
  file: File;
  /** What went wrong; absent while it waits or is sent. */
  problem?: string;
  canRetry?: boolean;
}

// Outside of any component: what was chosen must outlive the way to the login and back.
let uploads: readonly Upload[] = [];
let lastId = 0;
let isSending = false;
const listeners = new Set<() => void>();

function put(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

/** Sends what waits, one after another: the server decodes one picture at a time anyway. */
async function sendWaiting(): Promise<void> {
  if (isSending) return;
  isSending = true;
  let arrived = 0;
  try {
    for (let next = nextWaiting(); next; next = nextWaiting()) {
      const { id, file } = next;
      const send = async () => {
        await adminRequest("POST", uploadPath, { body: file });
        put(uploads.filter((upload) => upload.id !== id));
        arrived += 1;
      };
      await runOwnerAction(send, (error) => {
        const canRetry = !(error instanceof HttpError && error.status < 500);
        const problem =
          error instanceof HttpError
            ? saidOr("The picture could not be uploaded.", error)
            : "There is no connection to the site.";
        const failed = { id, file, problem, canRetry };
        put(uploads.map((upload) => (upload.id === id ? failed : upload)));
      });
      // Neither arrived nor failed: the session has ended.
      if (nextWaiting()?.id === id) return;
    }
  } finally {
    isSending = false;
    if (arrived > 0 && currentToken() !== null) await browserStore().refresh(picturesPath);
  }
}

function nextWaiting(): Upload | undefined {
  return uploads.find(({ problem }) => !problem);
}

function retryAll(): void {
  put(uploads.map((upload) => (upload.canRetry ? { id: upload.id, file: upload.file } : upload)));
  void sendWaiting();
}
