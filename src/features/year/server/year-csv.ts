import { type CsvColumn, csvPieces } from "#shared/server/csv.ts";
import type { Year } from "../answers.ts";

interface Row {
  what: string;
  name: string;
  date?: string;
  registered?: number;
  came?: number | null;
  count?: number | null;
  before?: number | null;
}

const cell = (value: number | null = null) => (value === null ? "" : String(value));

const columns: readonly CsvColumn<Row>[] = [
  ["What", ({ what }) => what],
  ["Name", ({ name }) => name],
  ["Date", ({ date }) => date ?? ""],
  ["People registered", ({ registered }) => cell(registered)],
  ["People who came", ({ came }) => cell(came)],
  ["Number", ({ count }) => cell(count)],
  ["Year before", ({ before }) => cell(before)],
];

/** A year as a file for a spreadsheet, piece by piece: the totals, then the events, then the plants. */
export function yearCsv({ totals, before, events, wishedFor }: Year): Iterable<string> {
  const total = (name: string, figure: Exclude<keyof Year["totals"], "from" | "through">) => ({
    ...{ what: "Total", name: `${name}, ${totals.from} to ${totals.through}` },
    ...{ count: totals[figure], before: before[figure] },
  });
  const rows: Row[] = [
    total("Events", "events"),
    total("People registered", "registered"),
    total("People who came", "came"),
    total("Letters", "letters"),
    total("Recipients of letters", "letterRecipients"),
    total("Requests for a visit", "visits"),
    total("New subscribers", "newSubscribers"),
    {
      ...{ what: "Total", name: `Paid in dollars, ${totals.from} to ${totals.through}` },
      ...{ count: totals.paidCents / 100, before: before.paidCents / 100 },
    },
    ...events.map(({ title, date, registered, came }) => ({
      ...{ what: "Event", name: title, date },
      ...{ registered, came },
    })),
    ...events
      .filter(({ paidCents }) => paidCents > 0)
      .map(({ title, date, paidCents }) => ({
        ...{ what: "Paid in dollars", name: title, date },
        count: paidCents / 100,
      })),
    ...wishedFor.map(({ name, lists }) => ({ what: "Plant on lists", name, count: lists })),
  ];
  return csvPieces(columns, rows);
}
