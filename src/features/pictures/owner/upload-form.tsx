import { useRef } from "react";
import { acceptedPictures } from "#shared/both/accepted-pictures.ts";
import { Button } from "#ui/button.tsx";
import { useUploads } from "./uploads.ts";

/** Where pictures are chosen, and what has not arrived yet. */
export function UploadForm({ hintId }: { hintId: string }) {
  const { uploads, add, retryAll, drop } = useUploads();
  const picker = useRef<HTMLInputElement>(null);
  const isBusy = uploads.some(({ state }) => state !== "problem");
  const canRetry = uploads.some((upload) => upload.canRetry && upload.state === "problem");
  return (
    <div className="picture-upload">
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
        <ul className="picture-waiting" aria-label="Not uploaded yet">
          {uploads.map(({ id, file, state, problem, canRetry }) => (
            <li key={id}>
              <span className="grow">
                {file.name}
                {state === "problem" && (
                  <span role="alert" className="field-error">
                    {problem} {canRetry && "It is still here, and is tried again."}
                  </span>
                )}
              </span>
              {state === "problem" && (
                <button
                  type="button"
                  className="row-action"
                  aria-label={`Leave Out: ${file.name}`}
                  onClick={() => drop(id)}
                >
                  Leave Out
                </button>
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
