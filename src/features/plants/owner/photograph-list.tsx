import { type ChangeEvent, useRef, useState } from "react";
import { acceptedPictures, type StoredPicture } from "#features/pictures/contract.ts";
import { adminUpload, isSignedOut } from "#platform/browser/admin-request.ts";
import { HttpError } from "#platform/shared/http-error.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import type { PlantPhotograph } from "../plant-records.ts";

/** The owner's photographs of a plant: the first stands before its plate everywhere. */
export function PhotographList({
  photographs,
  error,
  onChange,
}: {
  photographs: readonly PlantPhotograph[];
  error: string | undefined;
  onChange: (photographs: PlantPhotograph[]) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(photographs);
  latest.current = photographs;

  async function add(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { url } = await adminUpload<StoredPicture>("/api/admin/pictures", file);
      // What was typed while it was on its way stays.
      onChange([...latest.current, { url, caption: "" }]);
    } catch (failure) {
      if (!isSignedOut(failure)) {
        const said = failure instanceof HttpError ? failure.serverMessage : undefined;
        setProblem(said ?? "The photograph could not be uploaded. Please try again.");
      }
    } finally {
      setBusy(false);
      input.value = "";
    }
  }

  return (
    <section className="fact-group" aria-labelledby="photographs">
      <h2 id="photographs">Photographs</h2>
      <p className="text-small text-ink-soft">
        The first stands before the drawn plate, on cards, on the page and on shared links.
      </p>
      {photographs.length > 0 && (
        <ol className="photograph-list">
          {photographs.map((photograph, at) => (
            <li key={photograph.url}>
              <img src={photograph.url} alt="" className="admin-thumb" />
              <TextField
                label={`Caption of photograph ${at + 1}`}
                value={photograph.caption}
                onChange={({ currentTarget: { value } }) =>
                  onChange(
                    photographs.map((it) => (it === photograph ? { ...it, caption: value } : it)),
                  )
                }
              />
              <p className="flex flex-wrap gap-2">
                {at > 0 && (
                  <Button
                    variant="quiet"
                    onClick={() =>
                      onChange([photograph, ...photographs.filter((it) => it !== photograph)])
                    }
                  >
                    Put First<span className="sr-only">: photograph {at + 1}</span>
                  </Button>
                )}
                <Button
                  variant="quiet"
                  onClick={() => onChange(photographs.filter((it) => it !== photograph))}
                >
                  Take Off<span className="sr-only"> photograph {at + 1}</span>
                </Button>
              </p>
            </li>
          ))}
        </ol>
      )}
      {(problem ?? error) && <p className="field-error">{problem ?? error}</p>}
      <p>
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Uploading..."
          onClick={() => picker.current?.click()}
        >
          Add a Photograph
        </Button>
        <input
          ref={picker}
          type="file"
          accept={acceptedPictures}
          aria-label="Photograph file"
          hidden
          onChange={(event) => void add(event)}
        />
      </p>
    </section>
  );
}
