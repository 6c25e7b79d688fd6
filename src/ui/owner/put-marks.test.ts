import { describe, expect, it } from "vitest";
import { type Edit, makeBold, makeLink, markLines } from "./put-marks.ts";

/** Presses a button with what stands between the bars chosen, and shows what is chosen then. */
function pressed(shown: string, button: (text: string, choice: readonly [number, number]) => Edit) {
  const from = shown.indexOf("|");
  const to = shown.lastIndexOf("|");
  const text = shown.replaceAll("|", "");
  const choice = [from, from === to ? to : to - 1] as const;
  const { part, text: written, chosen } = button(text, choice);
  const after = text.slice(0, part[0]) + written + text.slice(part[1]);
  const [start, end] = chosen;
  return `${after.slice(0, start)}|${start === end ? "" : `${after.slice(start, end)}|`}${after.slice(end)}`;
}

describe("Bold", () => {
  it.each([
    ["Please |come |early", "Please **|come|** early"],
    ["| one\n\ntwo |", " **|one**\n\n**two|** "],
    ["|- one\n## two|", "- **|one**\n## **two|**"],
    ["|a **b** c|", "**|a b c|**"],
    ["Come |", "Come **|bold words|**"],
    ["Come| |", "Come **|bold words|**"],
    ["Come **early|**", "Come **early**|"],
  ])("makes of %j %j", (before, after) => {
    expect(pressed(before, makeBold)).toBe(after);
  });

  it.each([
    ["**|come|** early", "|come| early"],
    ["|**come**| early", "|come| early"],
    [" **|one**\n\n**two|** ", " |one\n\ntwo| "],
    ["|- **one**\n- **two**|", "|- one\n- two|"],
  ])("takes back %j as %j", (before, after) => {
    expect(pressed(before, makeBold)).toBe(after);
  });
});

it.each([
  ["Our |roses |bloom", "Our [roses](|https://|) bloom"],
  ["Our |", "Our [|words|](https://)"],
  ["[roses|](https://)", "[roses](https://)|"],
])("makes a link of %j: %j", (before, after) => {
  expect(pressed(before, makeLink)).toBe(after);
});

it.each([
  ["o|ne\ntwo", "- o|ne\ntwo"],
  ["- o|ne", "o|ne"],
  ["\n|", "\n- |"],
  ["|\none", "- |\none"],
  ["o|ne\n\ntwo\nthr|ee", "|- one\n\n- two\n- three|"],
  ["|one\n|two", "|- one|\ntwo"],
  ["|- one\ntwo|", "|- one\n- two|"],
  ["|- one\n\n- two|", "|one\n\ntwo|"],
])("makes points of the lines of %j: %j", (before, after) => {
  expect(pressed(before, (text, choice) => markLines(text, choice, "- "))).toBe(after);
});
