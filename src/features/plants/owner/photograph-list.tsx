import { useRef, useState } from "react";
import { pictureUpload } from "#shared/browser/upload-picture.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { UploadButton } from "#ui/owner/upload-button.tsx";
import type { PlantPhotograph } from "../answers.ts";

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
  const [problem, setProblem] = useState<string>();
  const latest = useRef(photographs);
  latest.current = photographs;

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
      {(problem ?? error) && (
        <p role="alert" className="field-error">
          {problem ?? error}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <UploadButton
          label="Add a Photograph"
          fileLabel="Photograph file"
          {...pictureUpload("url", "photograph")}
          // What was typed while it was on its way stays.
          onUploaded={(url) => onChange([...latest.current, { url, caption: "" }])}
          onProblem={setProblem}
        />
      </div>
    </section>
  );
}
