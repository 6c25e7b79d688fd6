import { nurseryTimeZone } from "#shared/both/nursery-time.ts";
import { csvRow, csvStart } from "#shared/server/csv.ts";
import { rowsAtOnce } from "#shared/server/long-lists-piece-by-piece.ts";
import type { ConfirmationState, RegistrationForOwner } from "../answers.ts";
import { type FieldName, fieldNames, fieldOf } from "../registration-fields.ts";
import { peopleWhoCame, statusLabels } from "../statuses.ts";

/** The name stands first, beside the event. */
const others = fieldNames.filter((name) => name !== "fullName");

const columns = [
  columnOf("fullName"),
  "Event",
  ...others.map(columnOf),
  "Attendees",
  "Registered",
  "Confirmation",
  "Status",
  "Came",
];

function columnOf(name: FieldName): string {
  const { label, column = label } = fieldOf(name);
  return column;
}

/** The registrations as a file for a spreadsheet, in their order, piece by piece. */
export function* registrationsCsv(
  registrations: readonly RegistrationForOwner[],
): Generator<string> {
  yield csvStart + csvRow(columns);
  const rowOf = (it: RegistrationForOwner) => [
    it.fullName,
    // What a deleted event was called stands in the list, too, and here is one cell for both.
    it.eventTitle ?? "Unknown Event",
    ...others.map((name) => it[name]),
    String(it.attendeesCount),
    momentAtNursery(it.createdAt),
    confirmation(it.letter),
    statusLabels[it.status],
    it.status === "came" ? String(peopleWhoCame([it])) : "",
  ];
  for (let at = 0; at < registrations.length; at += rowsAtOnce) {
    const piece = registrations.slice(at, at + rowsAtOnce);
    yield piece.map((it) => csvRow(rowOf(it))).join("");
  }
}

/** "2026-05-15 10:00", by the nursery's clock. */
function momentAtNursery(timestamp: string): string {
  return Temporal.Instant.from(timestamp)
    .toZonedDateTimeISO(nurseryTimeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
    .replace("T", " ");
}

function confirmation(letter: ConfirmationState | null): string {
  if (!letter) return "";
  if (letter.state === "sent" && letter.at) {
    const done = letter.delivery === "mail" ? "Sent" : "Kept as a file";
    return `${done} ${momentAtNursery(letter.at)}`;
  }
  const state = letter.state === "waiting" ? "Waiting" : "Failed";
  return letter.reason ? `${state}: ${letter.reason}` : state;
}
