import { type CsvColumn, csvPieces } from "#shared/server/csv.ts";
import type { Year } from "../answers.ts";

const heads = ["What", "Name", "Date", "People registered", "People who came", "Number"];

/** What stands under each of these heads, from the left. */
type Row = readonly (string | number | null)[];

const columns = [...heads, "Year before"].map(
  (head, at): CsvColumn<Row> => [head, (row) => String(row[at] ?? "")],
);

/** A year as a file for a spreadsheet, piece by piece: the totals, then the events, then the plants. */
export function yearCsv({ totals, before, events, wishedFor }: Year): Iterable<string> {
  const total = (name: string, now: number | null, then: number | null): Row => [
    "Total",
    `${name}, ${totals.from} to ${totals.through}`,
    ...["", "", ""],
    now,
    then,
  ];
  const rows: Row[] = [
    total("Events", totals.events, before.events),
    total("People registered", totals.registered, before.registered),
    total("People who came", totals.came, before.came),
    total("Letters", totals.letters, before.letters),
    total("Recipients of letters", totals.letterRecipients, before.letterRecipients),
    total("Requests for a visit", totals.visits, before.visits),
    total("New subscribers", totals.newSubscribers, before.newSubscribers),
    total("Paid in dollars", totals.paidCents / 100, before.paidCents / 100),
    ...events.map(({ title, date, registered, came }) => ["Event", title, date, registered, came]),
    ...events
      .filter(({ paidCents }) => paidCents > 0)
      .map(({ title, date, paidCents }) => [
        ...["Paid in dollars", title, date],
        ...["", "", paidCents / 100],
      ]),
    ...wishedFor.map(({ name, lists }) => ["Plant on lists", name, "", "", "", lists]),
  ];
  return csvPieces(columns, rows);
}
