import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Comparable, DuplicateFinder } from "./duplicates.ts";

function possibleDuplicates(registrations: readonly Comparable[]): Set<number> {
  const finder = new DuplicateFinder();
  finder.add(registrations);
  return new Set(finder.others.keys());
}

const person = {
  eventId: 1,
  fullName: "Seán O'Brien",
  email: "sean@example.com",
  phone: "570-555-0142",
};
const found = (...others: Partial<typeof person>[]) => [
  ...possibleDuplicates(
    [person, ...others.map((other) => ({ ...person, ...other }))].map((it, id) => ({ id, ...it })),
  ),
];

describe("the finder of double registrations", () => {
  it.each([
    ["the same e-mail, capitalized", { fullName: "B", phone: "1", email: "Sean@Example.com" }],
    [
      "the same name and phone, typed otherwise",
      { email: "x", fullName: " sean  o'brien\t", phone: "+1 (570) 555.0142" },
    ],
    ["the same e-mail, with blanks", { fullName: "B", phone: "1", email: " sean@example.com " }],
    ["one who gave a caller's name and phone alone", { email: "" }],
    ["one who gave a caller's name and e-mail alone", { phone: "" }],
  ])("finds %s", (_what, other) => expect(found(other)).toEqual([0, 1]));

  it.each([
    ["another event", { eventId: 2 }],
    ["a family's phone", { fullName: "Mary O'Brien", email: "mary@example.com" }],
    ["a common name", { email: "x@example.com", phone: "570-555-0143" }],
    ["another name with a blank less", { email: "x@example.com", fullName: "SeánO'Brien" }],
    ["a number of a 1 alone", { email: "x@example.com", phone: "1" }],
  ])("lets %s be", (_what, other) => expect(found(other)).toEqual([]));

  it("compares nothing that the owner did not take of a caller", () => {
    const callers = [1, 2].map((id) => ({ ...person, id, email: "", phone: "" }));
    expect([...possibleDuplicates(callers)]).toEqual([]);
    const strangers = callers.map((it) => ({ ...it, fullName: `Caller ${it.id}`, phone: "570" }));
    expect([...possibleDuplicates(strangers)]).toEqual([]);
  });

  const told = (first: string, second: string) =>
    possibleDuplicates(
      [first, second].map((phone, id) => ({ ...person, id, email: `${id}`, phone })),
    ).size;
  it("compares a number without digits as it is", () => {
    expect(told("none yet", "none yet")).toBe(2);
    expect(told("none yet", "see e-mail")).toBe(0);
  });

  it("leaves out the 1 before an American number alone", () => {
    expect(told("1 570-555-0142", "570-555-0142")).toBe(2);
    expect(told("1 570-555-01423", "570-555-01423")).toBe(0);
    expect(told("2 1 570-555-0142", "2 570-555-0142")).toBe(0);
  });

  it("marks all of a group, whatever their order", () => {
    const group = fc.array(
      fc.record({ email: fc.constantFrom("a@x", "A@x", "b@x"), eventId: fc.constantFrom(1, 2) }),
    );
    fc.assert(
      fc.property(group, (people) => {
        const rows = people.map((it, id) => ({ ...person, ...it, id, phone: String(id) }));
        const expected = rows.filter((row) =>
          rows.some(
            (other) =>
              other.id !== row.id &&
              other.eventId === row.eventId &&
              other.email.toLowerCase() === row.email.toLowerCase(),
          ),
        );
        expect([...possibleDuplicates(rows)].sort((a, b) => a - b)).toEqual(
          expected.map(({ id }) => id),
        );
      }),
    );
  });
});
