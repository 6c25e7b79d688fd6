import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { pictureUpload } from "#shared/browser/upload-picture.ts";
import { TextAreaField, TextField } from "../field.tsx";
import { UploadButton } from "./upload-button.tsx";

const byName = pictureUpload("name");

/**
 * A field for text in the site's line syntax (`shared/both/text-markup.ts`): what may be written,
 * and a way to put a picture into it. `onText` is told the whole text with the picture's line.
 */
export function MarkedTextField({
  onText,
  ...field
}: ComponentProps<typeof TextAreaField> & { onText: (text: string) => void }) {
  const area = useRef<HTMLTextAreaElement>(null);

  function addLine(line: string) {
    const { current } = area;
    if (!current) return;
    const [before, after] = cutAfterLine(current.value, current.selectionEnd);
    const start = before === "" ? line : `${before}\n\n${line}`;
    onText(after === "" ? start : `${start}\n\n${after}`);
    current.focus();
    current.setSelectionRange(start.length, start.length);
  }

  return (
    <div className="grid gap-1">
      <TextAreaField
        ref={area}
        hint="# at its start makes a line a heading, - a point of a list. **Words** are bold, [words](address) a link."
        {...field}
      />
      <details>
        <summary className="min-h-11 content-center text-marian">All marks</summary>
        <Marks />
      </details>
      <details>
        <summary className="min-h-11 content-center text-marian">
          Put a picture into the text
        </summary>
        <AddPicture onAdd={addLine} />
      </details>
    </div>
  );
}

const marks = [
  ["# Heading", "A heading; ## and ### are smaller ones"],
  ["*A quotation*", "A line in single asterisks is a highlighted quotation"],
  ["- Roses", "A point of a list, one to a line"],
  ["**not in July**", "Bold words"],
  ["[our roses](/perennials)", "A link to a page of this site"],
  ["[Penn State](https://extension.psu.edu)", "A link elsewhere; mailto: and tel: work, too"],
  ["![A red rose](rose.jpg)", "An uploaded picture on a line of its own, with what it shows"],
  ["An empty line", "Space"],
] as const;

function Marks() {
  return (
    <dl className="grid gap-x-4 gap-y-2 pb-2 text-small sm:grid-cols-[max-content_1fr]">
      {marks.map(([mark, meaning]) => (
        <div key={mark} className="contents">
          <dt className="font-semibold wrap-anywhere">{mark}</dt>
          <dd className="text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function AddPicture({ onAdd }: { onAdd: (line: string) => void }) {
  const words = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();

  /** What the picture shows, without what would end the mark. */
  const shown = () =>
    words.current?.value.replaceAll("[", "(").replaceAll("]", ")").replace(/\s+/g, " ").trim() ??
    "";

  function isDescribed(): boolean {
    const isThere = shown() !== "";
    setProblem(isThere ? undefined : "Please say in a few words what the picture shows");
    if (!isThere) words.current?.focus();
    return isThere;
  }

  function pickOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter in a form would send it.
    event.preventDefault();
    button.current?.click();
  }

  return (
    <div className="grid gap-3 pb-2">
      <TextField
        ref={words}
        label="What this picture shows"
        hint="For people who do not see it."
        maxLength={200}
        error={problem}
        onKeyDown={pickOnEnter}
      />
      <p className="flex flex-wrap gap-3">
        <UploadButton
          ref={button}
          label="Choose a Picture"
          fileLabel="Picture for the text"
          {...byName}
          mayChoose={isDescribed}
          onUploaded={(name) => {
            onAdd(`![${shown()}](${name})`);
            if (words.current) words.current.value = "";
          }}
          onProblem={setProblem}
        />
      </p>
    </div>
  );
}

/** The text up to the end of the line in which `at` stands, and the rest. */
function cutAfterLine(text: string, at: number): [before: string, after: string] {
  const end = text.indexOf("\n", at);
  return end < 0
    ? [text.trimEnd(), ""]
    : [text.slice(0, end).trimEnd(), text.slice(end).trimStart()];
}
