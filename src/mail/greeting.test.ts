import { describe, expect, it } from "vitest";
import { greeting, isPlainName } from "./greeting.ts";

describe("how a letter greets somebody", () => {
  it("is by the name, where it is one", () => {
    expect(greeting("Ann Marie O'Brien")).toBe("Dear Ann Marie O'Brien,");
    expect(greeting("Win money at example.com")).toBe("Dear friend,");
  });

  it.each([
    "Fr. Thomas Weinandy, O.F.M. Cap.",
    "Sr. Mary, O.P.",
    "J.R. Lee",
    "Ann Lee, Ph.D.",
    "St. Mary's Parish",
    "Dot Smith",
    "Dot Comer",
    "Mr. Network Jones",
    "José Ñíguez",
    "李小龍",
    "Awwwad",
    "Henry 8",
    "Room 12.",
    "3 Eurostars",
    "x".repeat(100),
  ])("takes %s for a name", (name) => {
    expect(isPlainName(name)).toBe(true);
  });

  it.each([
    ["an address", "http://x"],
    ["an address with its mark alone", "Ann: see below"],
    ["an e-mail address", "ann@x"],
    ["www", "go to WWW x"],
    ["a domain", "visit example.com"],
    ["a short domain", "t.me"],
    ["a domain in another script", "пример.рф"],
    ["a number with dots", "10.0.0.1"],
    ["two digits around a dot", "version 1.2"],
    ["a domain with a blank", "example. com"],
    ["a domain with blanks", "example.   Shop now"],
    ["a bracketed dot", "example[.]c"],
    ["a bracketed dot in words", "example (dot) c"],
    ["a bracketed dot with blanks", "example { DOT } c"],
    ["an angled dot", "example<dot>c"],
    ["a dot in words", "example dot com"],
    ["a dot in words with blanks", "example dot  NET today"],
    ["dollars by their sign", "win $500"],
    ["euros by their sign", "win €"],
    ["dollars", "win 500 dollars"],
    ["a dollar", "only 1 Dollar"],
    ["euros", "500 EUR"],
    ["euros in words", "500 euros"],
    ["pounds", "500gbp"],
    ["dollars by their letters", "500 USD"],
    ["bucks", "500  bucks"],
    ["a full-width domain", "ｅｘａｍｐｌｅ．ｃｏｍ"],
    ["an ideographic full stop", "example。com"],
    ["something unseen inside a domain", "example.\u200bcom"],
    ["something unseen inside a word", "w\u00adww x"],
    ["a name longer than any", "x".repeat(101)],
  ])("takes %s for none", (_what, name) => {
    expect(isPlainName(name)).toBe(false);
  });

  it.each(["com", "net", "org", "info", "biz", "shop", "xyz", "top", "site", "online", "club"])(
    "takes a name that ends in “. %s” for none",
    (ending) => {
      expect(isPlainName(`Ann. ${ending}`)).toBe(false);
      expect(isPlainName(`Ann ${ending}`)).toBe(true);
      expect(isPlainName(`Ann. ${ending}x`)).toBe(true);
    },
  );
});
