import { atNursery } from "#shared/both/nursery-time.ts";
import { type CsvColumn, csvPieces } from "#shared/server/csv.ts";
import type { ConfirmationState, RegistrationForOwner } from "../answers.ts";
import { paidByLabels } from "../paid.ts";
import { type FieldName, fieldNames, fieldOf } from "../registration-fields.ts";
import { peopleWhoCame, statusLabels } from "../statuses.ts";

/** The name stands first, beside the event. */
const columns: readonly CsvColumn<RegistrationForOwner>[] = [
  columnOf("fullName"),
  // The list also has the title of a deleted event; here both share one column.
  ["Event", ({ eventTitle }) => eventTitle ?? "Unknown Event"],
  ...fieldNames.filter((name) => name !== "fullName").map(columnOf),
  ["Attendees", ({ attendeesCount }) => String(attendeesCount)],
  ["Registered", ({ createdAt }) => momentInCell(createdAt)],
  ["Confirmation", ({ letter }) => confirmation(letter)],
  ["Status", ({ status }) => statusLabels[status]],
  ["Came", (it) => (it.status === "came" ? String(peopleWhoCame([it])) : null)],
  ["Paid", ({ paid }) => (paid ? (paid.cents / 100).toFixed(2) : null)],
  ["Paid By", ({ paid }) => paid && paidByLabels[paid.by]],
  ["Note", ({ note }) => note],
];

function columnOf(name: FieldName): CsvColumn<RegistrationForOwner> {
  const { label, column = label } = fieldOf(name);
  return [column, (registration) => registration[name]];
}

/** The registrations as a file for a spreadsheet, in their order, piece by piece. */
export const registrationsCsv = (registrations: readonly RegistrationForOwner[]) =>
  csvPieces(columns, registrations);

/** "2026-05-15 10:00", by the nursery's clock. */
const momentInCell = (timestamp: string) => atNursery(timestamp).replace("T", " ");

function confirmation(letter: ConfirmationState | null): string {
  if (!letter) return "";
  if (letter.state === "sent" && letter.at) {
    const done = letter.delivery === "mail" ? "Sent" : "Kept as a file";
    return `${done} ${momentInCell(letter.at)}`;
  }
  const state = letter.state === "waiting" ? "Waiting" : "Failed";
  return letter.reason ? `${state}: ${letter.reason}` : state;
}
