import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { possibleDuplicates } from "./rules.ts";

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

describe("possibleDuplicates", () => {
  it.each([
    ["the same e-mail, capitalized", { fullName: "B", phone: "1", email: "Sean@Example.com" }],
    [
      "the same name and phone, typed otherwise",
      { email: "x", fullName: " sean  o'brien", phone: "+1 (570) 555.0142" },
    ],
  ])("finds %s", (_what, other) => expect(found(other)).toEqual([0, 1]));

  it.each([
    ["another event", { eventId: 2 }],
    ["a family's phone", { fullName: "Mary O'Brien", email: "mary@example.com" }],
    ["a common name", { email: "x@example.com", phone: "570-555-0143" }],
  ])("lets %s be", (_what, other) => expect(found(other)).toEqual([]));

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
