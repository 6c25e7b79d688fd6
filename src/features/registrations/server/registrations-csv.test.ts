import { describe, expect, it } from "vitest";
import type { ConfirmationState, RegistrationForOwner } from "../answers.ts";
import { fieldsIn } from "../registration-fields.ts";
import { registrationsCsv } from "./registrations-csv.ts";

const registration = {
  ...fieldsIn({
    fullName: 'Ann "Annie" Lee',
    email: "ann@example.com",
    phone: "+1 570 555 0142",
    mailingAddress: "1 Elm St, Scranton",
  }),
  attendeesCount: 3,
  createdAt: "2026-05-15T14:00:59.000Z",
  letter: null,
  status: "registered",
  cameCount: null,
  note: "",
  paid: null,
  eventTitle: "Garden Tour",
} as RegistrationForOwner;

const file = (registrations: readonly RegistrationForOwner[]) =>
  [...registrationsCsv(registrations)].join("");
/** The cells of one registration's line. */
const cells = (changes: Partial<RegistrationForOwner>) =>
  file([{ ...registration, ...changes }])
    .split("\r\n")[1]
    ?.slice(1, -1)
    .split('","');

describe("the registrations as a file", () => {
  it("begin with the names of the columns, after the mark by which Excel knows UTF-8", () => {
    expect(file([])).toBe(
      '\ufeff"Name","Event","Email","Phone","Mailing Address","Attendees","Registered","Confirmation","Status","Came","Paid","Paid By","Note"\r\n',
    );
  });

  it("have a line each, with times by the nursery's clock", () => {
    expect(file([registration]).split("\r\n").slice(1)).toEqual([
      `"Ann ""Annie"" Lee","Garden Tour","ann@example.com","'+1 570 555 0142","1 Elm St, Scranton","3","2026-05-15 10:00","","Registered","","","",""`,
      "",
    ]);
  });

  it("name an event that never existed, and count those who came", () => {
    expect(cells({ eventTitle: null })?.[1]).toBe("Unknown Event");
    expect(cells({ status: "came", cameCount: 2 })?.slice(8, 10)).toEqual(["Came", "2"]);
    expect(cells({ status: "came", cameCount: null })?.slice(8, 10)).toEqual(["Came", "3"]);
    expect(cells({ status: "cancelled", cameCount: 2 })?.slice(8, 10)).toEqual(["Cancelled", ""]);
  });

  it("end with what was paid, and the owner's note", () => {
    const paid = { cents: 1250, by: "check" } as const;
    expect(cells({ paid, note: "Brings a pie" })?.slice(10)).toEqual([
      ...["12.50", "Check", "Brings a pie"],
    ]);
  });

  const letter = { state: "sent", delivery: "mail", at: "2026-12-01T05:30:00.000Z", reason: null };
  it.each<[Partial<ConfirmationState>, string]>([
    [{}, "Sent 2026-12-01 00:30"],
    [{ delivery: "file" }, "Kept as a file 2026-12-01 00:30"],
    [{ state: "waiting" }, "Waiting"],
    [{ state: "waiting", reason: "The server is busy." }, "Waiting: The server is busy."],
    [{ state: "failed" }, "Failed"],
    [{ state: "failed", at: null, reason: "No such mailbox." }, "Failed: No such mailbox."],
  ])("say of a letter with %j: %s", (changes, said) => {
    expect(cells({ letter: { ...letter, ...changes } as ConfirmationState })?.[7]).toBe(said);
  });

  it("come in pieces, in their order, with none lost", () => {
    const many = Array.from({ length: 1_001 }, (_, at) => ({
      ...registration,
      fullName: `Person ${at}`,
    }));
    const pieces = [...registrationsCsv(many)];
    expect(pieces.length).toBeGreaterThan(3);
    const lines = pieces.join("").split("\r\n").slice(1, -1);
    expect(lines.map((line) => line.split('"')[1])).toEqual(many.map(({ fullName }) => fullName));
  });
});
