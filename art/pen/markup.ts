/** Every tag that a part of a plate is written of: forms, motifs set down, groups and their ends. */
export const tags = /<(path|use|g|\/g)\b([^>]*)>/g;

/** What a tag says of a name; nothing where it does not say it. */
export function attribute(name: "d" | "class" | "href" | "transform", attributes: string): string {
  const start = attributes.indexOf(` ${name}="`) + name.length + 3;
  return start < name.length + 3 ? "" : attributes.slice(start, attributes.indexOf('"', start));
}

/** The motif that a `use` sets down. */
export const hrefOf = (attributes: string) => attribute("href", attributes).slice(1);

/** How much larger a part is than it is written: its own scale, the greater of the two. */
export function scaleIn(attributes: string): number {
  const scale = /scale\(([^)]*)\)/.exec(attributes)?.[1] ?? "1";
  return Math.max(...scale.split(" ").map((it) => Math.abs(Number(it))));
}

/** Whether a motif is one form, which bears its id itself. */
export const isOneForm = (body: string) => /^<(?:path|use)\b[^>]*>$/.test(body);

/** Neighboring lines of one class as one, since each path that a browser keeps costs as much as what it shows. */
export const joined = (markup: string, isLine: (className: string) => boolean) =>
  markup.replace(
    /<path class="(\w+)" d="[^"]*"\/>(?:<path class="\1" d="[^"]*"\/>)+/g,
    (paths, name: string) =>
      isLine(name)
        ? onePath(
            Array.from(paths.matchAll(tags), ([path]) => path),
            name,
          )
        : paths,
  );

/** Paths as one of a class. */
export function onePath(paths: readonly string[], className: string): string {
  const forms = paths.map((path) => attribute("d", path).slice(1));
  return `<path class="${className}" d="m${forms.join("M")}"/>`;
}
