import { useRef } from "react";
import { acceptedPictures } from "#shared/both/accepted-pictures.ts";
import { Button } from "#ui/button.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { useUploads } from "./upload-queue.ts";

/** Where pictures are chosen, and what has not arrived yet. */
export function UploadForm({ hintId }: { hintId: string }) {
  const { uploads, add, retryAll, drop } = useUploads();
  const picker = useRef<HTMLInputElement>(null);
  const isBusy = uploads.some(({ state }) => state !== "problem");
  const canRetry = uploads.some((upload) => upload.canRetry && upload.state === "problem");
  return (
    <div className="mb-3 grid justify-items-start gap-2">
      <div>
        <Button
          aria-describedby={hintId}
          busy={isBusy}
          busyLabel="Uploading..."
          onClick={() => picker.current?.click()}
        >
          Upload Pictures
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          accept={acceptedPictures}
          aria-label="Picture files"
          hidden
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // The same file can be chosen again after it was mended.
            currentTarget.value = "";
          }}
        />
      </div>
      {uploads.length > 0 && (
        <ul className="grid w-full max-w-measure" aria-label="Not uploaded yet">
          {uploads.map(({ id, file, state, problem, canRetry }) => (
            <li
              key={id}
              className="flex items-center gap-4 border-t border-rule py-[0.4rem] wrap-anywhere"
            >
              <span className="grow">
                {file.name}
                {state === "problem" && (
                  <span role="alert" className="field-error block">
                    {problem} {canRetry && "It is still here, and is tried again."}
                  </span>
                )}
              </span>
              {state === "problem" && (
                <RowAction
                  className="flex-none"
                  aria-label={`Leave Out: ${file.name}`}
                  onClick={() => drop(id)}
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
      <p role="status" className="sr-only">
        {isBusy ? "Uploading..." : ""}
      </p>
    </div>
  );
}
