import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useDebouncedAdminRequest } from "#shared/browser/admin-debounced-request.ts";
import type { LetterPreview as Preview } from "../answers.ts";
import type { LetterInput } from "../inputs.ts";
import { lettersPath } from "./queries.ts";

const looks = { light: "Light", dark: "Dark", text: "Plain text" } as const;
type Look = keyof typeof looks;

/** As wide as a phone. */
const sheetSize = "mb-2 max-h-[70dvh] w-full max-w-[24.375rem] overflow-auto border border-edge";

/** The letter as the server renders it: light, dark, and as plain text, as wide as a phone. */
export function LetterPreview({ values }: { values: LetterInput }) {
  const [look, setLook] = useState<Look>("light");
  const { answer: preview } = useDebouncedAdminRequest<Preview>(`${lettersPath}/preview`, values);
  const pictures = Object.keys(preview?.pictures ?? {}).length;
  return (
    <section className="lg:top-5 lg:self-start lg:in-data-[shows]:sticky" aria-label="Preview">
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
        <legend className="sr-only">How to show it</legend>
        {Object.entries(looks).map(([name, label]) => (
          <label key={name} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="look"
              className="size-[1.15rem]"
              checked={look === name}
              onChange={() => setLook(name as Look)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {preview && (
        <>
          <p className="mb-2 font-semibold wrap-anywhere">
            {preview.subject || "Without a subject"}
          </p>
          {look === "text" ? (
            <pre
              className={`${sheetSize} bg-paper-raised p-4 text-[0.875rem] wrap-anywhere whitespace-pre-wrap`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must scroll by keyboard.
              tabIndex={0}
            >
              {preview.text}
            </pre>
          ) : (
            <Sheet preview={preview} isDark={look === "dark"} />
          )}
          <p className="text-small text-ink-soft">
            {Math.ceil(preview.htmlBytes / 1_024)} KB of text
            {pictures === 1 && ", and a picture that travels in the letter"}
            {pictures > 1 && `, and ${pictures} pictures that travel in the letter`}
          </p>
        </>
      )}
    </section>
  );
}

/** Isolated from the page's styles. The security policy forbids inline styles, so script sets them. */
function Sheet({ preview, isDark }: { preview: Preview; isDark: boolean }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const styles = /<style>([\s\S]*?)<\/style>/.exec(preview.html)?.[1] ?? "";
    // What the letter says cannot look like an attribute: its quotation marks are escaped.
    const markup = preview.html
      .replace(/<style>[\s\S]*?<\/style>/, "")
      .replaceAll(' style="', ' data-style="');
    const made = new DOMParser().parseFromString(markup, "text/html");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      styles.replace(
        /@media[^{]*prefers-color-scheme[^{]*/g,
        isDark ? "@media all " : "@media not all ",
      ),
    );
    root.adoptedStyleSheets = [sheet];
    const body = document.createElement("div");
    body.className = made.body.className;
    body.style.cssText = made.body.dataset["style"] ?? "";
    body.append(...made.body.childNodes);
    for (const styled of body.querySelectorAll<HTMLElement>("[data-style]")) {
      styled.style.cssText = styled.dataset["style"] ?? "";
    }
    for (const picture of body.querySelectorAll("img")) {
      const src = preview.pictures[picture.getAttribute("src")?.replace("cid:", "") ?? ""];
      if (src) picture.src = src;
    }
    root.replaceChildren(body);
  }, [preview, isDark]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: nothing is done by a click here; links are held back.
    // biome-ignore lint/a11y/noStaticElementInteractions: the same.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must scroll by keyboard.
    <div ref={host} className={sheetSize} tabIndex={0} onClick={holdBack} />
  );
}

function holdBack(event: MouseEvent): void {
  event.preventDefault();
}
