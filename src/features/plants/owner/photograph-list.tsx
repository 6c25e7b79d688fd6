import { useState } from "react";
import type { Form } from "#shared/browser/form.ts";
import { Button } from "#ui/button.tsx";
import { Problem, TextField } from "#ui/field.tsx";
import { UploadButton } from "#ui/owner/pictures/upload-button.tsx";
import { FoldedPictureChoices } from "#ui/owner/pictures/uploaded-picture-choices.tsx";
import type { PlantPhotograph } from "../answers.ts";
import type { EntryValues } from "./fact-field.tsx";

/** The owner's photographs of a plant: the first stands before its plate everywhere. */
export function PhotographList({
  form: { read, set, values, errors },
  isShort,
}: {
  form: Form<EntryValues>;
  /** Where a phone's screen has to hold the fields after it, too. */
  isShort: boolean;
}) {
  const [problem, setProblem] = useState<string>();
  const photographs = values.photographs as readonly PlantPhotograph[];
  const put = (all: readonly PlantPhotograph[]) => set("photographs", all);

  /** Text typed during the upload stays, and no photograph appears twice. */
  function add(url: string) {
    const now = read().photographs as readonly PlantPhotograph[];
    if (!now.some((photograph) => photograph.url === url)) put([...now, { url, caption: "" }]);
  }

  return (
    <section aria-labelledby="photographs">
      <h2 id="photographs" className={isShort ? "sr-only" : "mb-3 border-b border-rule pb-1"}>
        Photographs
      </h2>
      {!isShort && (
        <p className="mb-3 text-small text-ink-soft">
          The first stands before the drawn plate, on cards, on the page and on shared links.
        </p>
      )}
      {photographs.length > 0 && (
        <ol>
          {photographs.map((photograph, at) => (
            <li key={photograph.url} className="grid gap-2 border-b border-rule py-3">
              <img src={photograph.url} alt="" className="h-14 w-20 object-cover" />
              <TextField
                label={`Caption of photograph ${at + 1}`}
                value={photograph.caption}
                onChange={({ currentTarget: { value } }) =>
                  put(photographs.with(at, { ...photograph, caption: value }))
                }
              />
              <p className="flex flex-wrap gap-2">
                {at > 0 && (
                  <Button
                    variant="quiet"
                    onClick={() => put([photograph, ...photographs.toSpliced(at, 1)])}
                  >
                    Put First<span className="sr-only">: photograph {at + 1}</span>
                  </Button>
                )}
                <Button variant="quiet" onClick={() => put(photographs.toSpliced(at, 1))}>
                  Take Off<span className="sr-only"> photograph {at + 1}</span>
                </Button>
              </p>
            </li>
          ))}
        </ol>
      )}
      <Problem role="alert">{problem ?? errors["photographs"]}</Problem>
      <div className={`flex flex-wrap gap-3 ${photographs.length > 0 ? "mt-3" : ""}`}>
        <UploadButton
          label="Add a Photograph"
          fileLabel="Photograph file"
          holds="url"
          what="photograph"
          onUploaded={add}
          onProblem={setProblem}
        />
        <FoldedPictureChoices areButtons chosen={undefined} onChoose={({ url }) => add(url)} />
      </div>
    </section>
  );
}
