import { expect, it } from "vitest";
import { foldText } from "./fold-text.ts";

it.each([
  ["José ÑÍGUEZ", "jose niguez"],
  ["ﬁne ＡＢＣ", "fine abc"],
  ["O‘Brien O’Brien Oʼbrien O`Brien O´Brien", "o'brien o'brien o'brien o'brien o'brien"],
  ["“Rose” bush", '"rose" bush'],
  ["a‐b‑c–d—e-f", "a-b-c-d-e-f"],
  ["plain text, 1.5 & more", "plain text, 1.5 & more"],
])("compares %s as %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
