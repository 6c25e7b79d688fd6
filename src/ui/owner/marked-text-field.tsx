import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useRef,
  useState,
} from "react";
import { Button } from "../button.tsx";
import { TextAreaField, TextField } from "../field.tsx";
import { UploadButton } from "./pictures/upload-button.tsx";
import {
  type ChoosablePicture,
  FoldedPictureChoices,
} from "./pictures/uploaded-picture-choices.tsx";
import { type Edit, makeBold, makeLink, markLines } from "./put-marks.ts";

/** A field for the site's line syntax (`shared/both/text-markup.ts`). `onText` is told what a button made of it. */
export function MarkedTextField({
  onText,
  ...field
}: ComponentProps<typeof TextAreaField> & { onText: (text: string) => void }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const pictures = useRef<HTMLDetailsElement>(null);

  /** Writes what a button makes of what is chosen. */
  function press(button: (text: string, choice: Edit["part"]) => Edit) {
    const { current } = area;
    if (!current) return;
    const { value, selectionStart, selectionEnd } = current;
    const { part, text, chosen } = button(value, [selectionStart, selectionEnd]);
    write(current, part, text);
    current.setSelectionRange(...chosen);
  }

  /** An address pasted over a link's placeholder replaces it: no "https://https://". */
  function pasteAddress(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { value, selectionStart: from, selectionEnd: to } = event.currentTarget;
    const pasted = event.clipboardData.getData("text").trim();
    const begun = "](https://";
    if (!/^https?:\/\/\S+$/.test(pasted) || !value.slice(0, from).endsWith(begun)) return;
    event.preventDefault();
    write(event.currentTarget, [from - begun.length + 2, to], pasted);
  }

  function openPictures() {
    const { current } = pictures;
    if (!current) return;
    current.open = true;
    current.querySelector("input")?.focus();
  }

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
        tools={
          <div role="toolbar" aria-label="Marks" className="flex flex-wrap gap-1 sm:gap-1.5">
            <MarkButton onPress={() => press(makeBold)}>Bold</MarkButton>
            <MarkButton onPress={() => press((...now) => markLines(...now, "# "))}>
              Heading
            </MarkButton>
            <MarkButton onPress={() => press((...now) => markLines(...now, "- "))}>
              Point
            </MarkButton>
            <MarkButton onPress={() => press(makeLink)}>Link</MarkButton>
            <MarkButton onPress={openPictures}>Picture</MarkButton>
          </div>
        }
        onPaste={pasteAddress}
        hint="# at its start makes a line a heading, - a point of a list. **Words** are bold, [words](address) a link."
        {...field}
      />
      <details>
        <summary className="min-h-11 content-center text-marian">All marks</summary>
        <Marks />
      </details>
      <details ref={pictures}>
        <summary className="min-h-11 content-center text-marian">
          Put a picture into the text
        </summary>
        <AddPicture onAdd={addLine} />
      </details>
    </div>
  );
}

function MarkButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      className="min-h-11 min-w-11 rounded-[3px] border border-edge px-1.5 hover:bg-paper-sunk sm:px-2.5"
      // The field keeps what is chosen in it.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Writes into the field like typing, so that the browser's own undo works; no newer API does that. */
function write(field: HTMLTextAreaElement, [from, to]: Edit["part"], text: string): void {
  field.focus();
  field.setSelectionRange(from, to);
  // With nothing chosen, deleting takes what stands before.
  if (from === to && text === "") return;
  document.execCommand(text === "" ? "delete" : "insertText", false, text);
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
  /** It is put into the text once it is said what it shows. */
  const [chosen, setChosen] = useState<ChoosablePicture>();

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

  function put(name: string) {
    onAdd(`![${shown()}](${name})`);
    if (words.current) words.current.value = "";
    setChosen(undefined);
  }

  function choose(picture: ChoosablePicture) {
    setChosen(picture);
    if (isDescribed()) put(picture.name);
  }

  function pickOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter in a form would send it.
    event.preventDefault();
    if (chosen) choose(chosen);
    else button.current?.click();
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
        {chosen && <Button onClick={() => choose(chosen)}>Put It into the Text</Button>}
        <UploadButton
          ref={button}
          label="Choose a Picture"
          fileLabel="Picture for the text"
          holds="name"
          mayChoose={isDescribed}
          onUploaded={put}
          onProblem={setProblem}
        />
      </p>
      <FoldedPictureChoices areButtons chosen={chosen?.name} onChoose={choose} />
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
