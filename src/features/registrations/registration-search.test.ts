import { describe, expect, it } from "vitest";
import { findByWords } from "#shared/both/find-by-words.ts";
import { fieldsIn } from "./registration-fields.ts";
import { searchTextOf } from "./registration-search.ts";

const rows = [
  {
    id: 1,
    searchText: searchTextOf(
      fieldsIn({
        fullName: "José Lee",
        email: "Zoë@Parish.example",
        phone: "(570) 555-0142 EXT 9",
        mailingAddress: "8 Rue de l’Église, Québec",
      }),
    ),
  },
  {
    id: 2,
    searchText: searchTextOf(
      fieldsIn({
        fullName: "Ann Rossi",
        email: "ann@example.com",
        phone: "+1 610.555.0177",
        mailingAddress: "12 Elm St",
      }),
    ),
  },
];

describe("finding a registration", () => {
  it.each([
    ["", [1, 2]],
    [" \t", [1, 2]],
    [" lee ", [1]],
    ["zoe", [1]],
    ["quebec", [1]],
    ["l'eglise", [1]],
    ["ext", [1]],
    ["jose quebec", [1]],
    ["jose elm", []],
    ["lee@", []],
    ["leezoe", []],
    ["570-555-0142", [1]],
    ["610 5550177", [2]],
    ["5-5-5", [1, 2]],
    ["(610)", [2]],
    // Two digits are in every number.
    ["5-5", []],
    ["(5)", []],
    // What is more than a number is words.
    ["tel. 570-5550142", []],
    ["570-5550142 x", []],
  ])("%j finds %j", (words, ids) => {
    const found = findByWords(rows, words, ({ searchText }) => searchText);
    expect(found.map(({ id }) => id)).toEqual(ids);
  });
});
