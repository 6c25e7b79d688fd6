import { describe, expect, it } from "vitest";
import { greeting, isPlainName } from "./greeting.ts";

describe("how a letter greets somebody", () => {
  it("is by the name, where it is one", () => {
    expect(greeting("Ann Marie O'Brien")).toBe("Dear Ann Marie O'Brien,");
    expect(greeting("Win money at example.com")).toBe("Dear friend,");
    expect(greeting("You won a prize, call 1-888-555-0199")).toBe("Dear friend,");
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
    "J.Robert Lee",
    "J. R. R. Tolkien",
    "Msgr. Wm. Q. Price, Esq.",
    "Ann (Nan) Lee",
    "Henry VIII",
    "Ann and Bob O'Neill-Lee",
    "x".repeat(60),
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
    ["a digit", "Henry 8"],
    ["a digit of another script", "Ann ٣"],
    ["a telephone number in full-width digits", "call １２３"],
    ["six words", "Call Ann at home right now"],
    ["a dot behind a word", "Room. Twelve"],
    ["a dot behind a small letter", "a. Lee"],
    ["a dot at the end of a word", "Mastr. Lee"],
    ["a small letter behind an initial", "T.me"],
    ["a path", "T.Me/Prize"],
    ["a dot before an initial", "prize.O Lee"],
    ["a dot alone", "Ann . Lee"],
    ["a name longer than any", "x".repeat(61)],
  ])("takes %s for none", (_what, name) => {
    expect(isPlainName(name)).toBe(false);
  });

  it.each(["com", "net", "org", "info", "biz", "shop", "xyz", "top", "site", "online", "club"])(
    "takes a name that ends in “. %s” for none",
    (ending) => {
      expect(isPlainName(`Mr. ${ending}`)).toBe(false);
      expect(isPlainName(`Q.${ending.toUpperCase()}`)).toBe(false);
      expect(isPlainName(`Mr ${ending}`)).toBe(true);
      expect(isPlainName(`Mr. ${ending}x`)).toBe(true);
    },
  );
});
