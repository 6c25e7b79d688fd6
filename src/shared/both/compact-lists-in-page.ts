/**
 * Where the page itself has the texts of a list: its elements in order, and by field the selector of a text;
 * "h2 > a@href" is an attribute's, and ".plate@class=tint-" what follows "tint-" in it.
 */
export interface ListInPage {
  elements: string;
  texts: Readonly<Record<string, string>>;
  /** Fields whose text differs from what the page shows for some records. */
  isShown?(field: string, record: Readonly<Record<string, unknown>>): boolean;
}

/** A list as `packLists` writes it: the names of the fields, and their texts in order, one per line. */
interface PackedList {
  fields: readonly string[];
  lines: string;
}

/** Packs the lists of an answer, without what is in the page: a tenth less of a compressed catalogue. */
export function packLists(answer: object, inPage?: ListInPage): object {
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, pack(value, inPage)]),
  );
}

/** Reverses `packLists` in a page that shows the list; an answer that was never packed is unchanged. */
export function unpackLists<Answer>(
  answer: Answer,
  inPage: ListInPage | undefined,
  page: () => ParentNode,
): Answer {
  if (!isRecord(answer) || !Object.values(answer).some(isPackedList)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, unpack(value, inPage, page())]),
  ) as Answer;
}

function pack(list: unknown, inPage: ListInPage | undefined): unknown {
  if (!Array.isArray(list) || list.length === 0 || !list.every(isRecord)) return list;
  const isShown = (field: string, record: Record<string, unknown>) =>
    inPage?.texts[field] !== undefined && (inPage.isShown?.(field, record) ?? true);
  const sent = list.map((record) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => !isShown(field, record))),
  );
  const fields = [...new Set(sent.flatMap((record) => Object.keys(record)))];
  const lines = sent.flatMap((record) => fields.map((field) => lineOf(record[field])));
  return { fields, lines: lines.join("\n") } satisfies PackedList;
}

function unpack(value: unknown, inPage: ListInPage | undefined, page: ParentNode): unknown {
  if (!isPackedList(value)) return value;
  const { fields } = value;
  const lines = value.lines.split("\n");
  const elements = inPage ? [...page.querySelectorAll(inPage.elements)] : [];
  return Array.from({ length: lines.length / fields.length }, (_, at) => {
    const record: Record<string, unknown> = {};
    for (const [place, field] of fields.entries()) {
      const line = lines[at * fields.length + place] ?? "";
      if (line !== "") record[field] = line[0] === json ? JSON.parse(line.slice(1)) : line;
    }
    for (const [field, where] of Object.entries(inPage?.texts ?? {})) {
      if (record[field] !== undefined) continue;
      const [selector = "", attribute, beginning] = where.split(/[@=]/);
      const element = elements[at]?.querySelector(selector);
      if (!element) continue;
      const text = attribute ? element.getAttribute(attribute) : element.textContent;
      record[field] = beginning ? text?.split(beginning)[1] : text;
    }
    return record;
  });
}

/** An empty line is an absent field; anything but a single line of text is written as JSON. */
function lineOf(value: unknown): string {
  if (value === undefined) return "";
  const isLine = typeof value === "string" && value !== "" && !/^\t|\n/.test(value);
  return isLine ? value : json + JSON.stringify(value);
}

const json = "\t";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPackedList(value: unknown): value is PackedList {
  return isRecord(value) && Array.isArray(value["fields"]) && typeof value["lines"] === "string";
}
