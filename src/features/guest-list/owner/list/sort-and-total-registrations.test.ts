import { describe, expect, test } from "vitest";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { fieldsIn } from "#features/registrations/registration-fields.ts";
import { findByWords } from "#shared/both/find-by-words.ts";
import { sortItems } from "#shared/browser/use-owner-list.ts";
import {
  doorList,
  type ListedRegistration,
  orders,
  toListedRegistrations,
  totalOf,
} from "./sort-and-total-registrations.ts";

const titles = new Map([
  [1, "Garden Tour"],
  [2, "Wreath Workshop"],
]);

function registration(id: number, changes: Partial<RegistrationForOwner> = {}) {
  return {
    id,
    eventId: 1,
    ...fieldsIn({
      fullName: `Person ${id}`,
      email: `person${id}@example.com`,
      phone: "(570) 555-0100",
      mailingAddress: "1 Garden Lane, Scranton, PA",
    }),
    attendeesCount: 1,
    createdAt: `2025-05-0${(id % 9) + 1}T10:00:00.000Z`,
    version: 1,
    possibleDuplicate: false,
    letter: null,
    status: "registered",
    source: "visitor",
    waitingSince: null,
    offerExpiresAt: null,
    cancelledBy: null,
    statusChangedAt: null,
    cameCount: null,
    note: "",
    paid: null,
    eventCost: null,
    eventTitle: null,
    isEventDeleted: false,
    ...changes,
  } satisfies RegistrationForOwner;
}

const textOf = ({ searchText }: ListedRegistration) => searchText;

function ids(rows: readonly ListedRegistration[]): number[] {
  return rows.map(({ id }) => id);
}

describe("the list", () => {
  test("names each registration's event, or says that it is unknown", () => {
    const rows = toListedRegistrations([registration(1), registration(2, { eventId: 99 })], titles);
    expect(rows.map(({ eventTitle }) => eventTitle)).toEqual(["Garden Tour", "Unknown Event"]);
  });

  test("takes a registration without a status for one that holds its places", () => {
    const { status: _, ...specified } = registration(1);
    const rows = toListedRegistrations([specified as RegistrationForOwner], titles);
    expect(rows[0]?.status).toBe("registered");
  });

  test("marks who waits for more places than the event has", () => {
    const rows = toListedRegistrations(
      [
        registration(1, { status: "waiting", attendeesCount: 5 }),
        registration(2, { status: "waiting", attendeesCount: 4 }),
        registration(3, { status: "registered", attendeesCount: 5 }),
        registration(4, { status: "waiting", attendeesCount: 50, eventId: 2 }),
        registration(5, { status: "waiting", attendeesCount: 50, eventId: 99 }),
      ],
      titles,
      undefined,
      new Map([
        [1, 4],
        [2, null],
      ]),
    );
    expect(ids(rows.filter(({ waitsInVain }) => waitsInVain))).toEqual([1]);
  });
});

describe("finding", () => {
  const rows = toListedRegistrations(
    [
      registration(1, { fullName: "José Nowak", phone: "570.555.0142" }),
      registration(2, { fullName: "Anna Maria O’Brien", email: "Anna@Parish.example" }),
      registration(3, { fullName: "Lucy Rossi", phone: "+1 (570) 555-0177" }),
    ],
    titles,
  );

  test.each([
    ["", [1, 2, 3]],
    ["  ", [1, 2, 3]],
    ["jose", [1]],
    ["JOSÉ", [1]],
    ["parish.example", [2]],
    ["maria anna", [2]],
    ["o'brien", [2]],
    ["O’BRIEN", [2]],
    ["anna rossi", []],
    ["5705550142", [1]],
    ["(570) 555-0142", [1]],
    ["555 0177", [3]],
    ["0177", [3]],
    [".*", []],
  ])("%j finds %j", (words, expected) => {
    expect(ids(findByWords(rows, words, textOf))).toEqual(expected);
  });
});

describe("sorting", () => {
  const rows = toListedRegistrations(
    [
      // As they arrive, newest first.
      registration(2, {
        fullName: "Émile",
        attendeesCount: 5,
        createdAt: "2025-05-03T10:00:00.000Z",
        eventId: 2,
        letter: { state: "failed", delivery: "mail", at: null, reason: "No such mailbox." },
      }),
      registration(3, {
        fullName: "anna",
        attendeesCount: 2,
        createdAt: "2025-05-02T10:00:00.000Z",
        letter: { state: "sent", delivery: "mail", at: null, reason: null },
      }),
      registration(1, {
        fullName: "Zoe",
        attendeesCount: 2,
        createdAt: "2025-05-01T10:00:00.000Z",
      }),
    ],
    titles,
  );

  test.each<[string, boolean, number[]]>([
    ["registered", true, [2, 3, 1]],
    ["registered", false, [1, 3, 2]],
    ["name", false, [3, 2, 1]],
    ["name", true, [1, 2, 3]],
    ["attendees", true, [2, 3, 1]],
    ["event", false, [3, 1, 2]],
    ["letter", false, [2, 3, 1]],
  ])("by %s, descending %s", (by, descending, expected) => {
    expect(ids(sortItems(rows, orders, { by, descending }))).toEqual(expected);
  });

  test("leaves the list itself as it was", () => {
    sortItems(rows, orders, { by: "name", descending: false });
    expect(ids(rows)).toEqual([2, 3, 1]);
  });
});

test("totals add up the registrations that hold places, their people, and who came", () => {
  const rows = toListedRegistrations(
    [
      registration(1, { attendeesCount: 2 }),
      registration(2, { attendeesCount: 3, status: "offered" }),
      registration(3, { attendeesCount: 4, status: "came", cameCount: 2 }),
      registration(4, { attendeesCount: 5, status: "waiting" }),
      registration(5, { attendeesCount: 6, status: "cancelled" }),
    ],
    titles,
  );
  expect(totalOf(rows)).toEqual({ registrations: 3, attendees: 9, came: 2 });
});

describe("the door list", () => {
  test("holds one event's people, A to Z whatever their accents and cases", () => {
    const names = ["Zoe", "Álvaro", "bernadette", "Anna"];
    const rows = toListedRegistrations(
      [
        ...names.map((fullName, index) => registration(index + 1, { fullName })),
        registration(9, { fullName: "Elsewhere", eventId: 2 }),
      ],
      titles,
    );
    expect(doorList(rows, 1).map(({ fullName }) => fullName)).toEqual([
      "Álvaro",
      "Anna",
      "bernadette",
      "Zoe",
    ]);
  });
});

test("the door list is sorted by last name, to which a particle belongs and a suffix does not", () => {
  const inOrder = [
    "Sue de la Cruz",
    "De La Cruz, Tom",
    "Dyke",
    "Ida López Garza-Lee",
    "Ann and Ben Lee",
    "Ida López-Garza",
    "Ed MacAdam",
    "Al Mac Bride",
    "Pat McDonald",
    "Sue Mc Donald",
    "Van Morrison",
    "O’Brien, Ann",
    "Mary O'Brien",
    "José Ortega y Gasset",
    "Ann Saint Clair",
    "Bob and Joan St. Clair III",
    "St. Clair, Zoe",
    "Marie Ste. Claire",
    "St. John",
    "John Smith Jr.",
    "Zoe Smith, Sr.",
    "Jan van der Berg",
    "Ada van Dyke",
    "Bea Young",
  ];
  const rows = toListedRegistrations(
    [...inOrder].reverse().map((fullName, index) => registration(index + 1, { fullName })),
    titles,
  );
  expect(doorList(rows, 1).map(({ fullName }) => fullName)).toEqual(inOrder);
});

test("20,000 registrations are sorted, and one of them is found", () => {
  const name = (number: number) => `Person ${String(number).padStart(5, "0")}`;
  const many = toListedRegistrations(
    Array.from({ length: 20_000 }, (_, index) =>
      registration(index, { fullName: name((index * 7919) % 20_000) }),
    ),
    titles,
  );
  const rows = sortItems(many, orders, { by: "name", descending: false });
  expect(rows.map(({ fullName }) => fullName)).toEqual(
    Array.from({ length: 20_000 }, (_, number) => name(number)),
  );
  expect(findByWords(rows, "person12345@", textOf).map(({ id }) => id)).toEqual([12_345]);
});
