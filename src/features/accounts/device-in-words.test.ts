import { expect, it } from "vitest";
import { deviceInWords } from "./device-in-words.ts";

const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0.0.0 Safari/537.36`,
    "Chrome on Windows",
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
    "Edge on Windows",
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    "Safari on a Mac",
  ],
  [`${mozilla} (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0`, "Firefox on Linux"],
  [
    `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/150.0.0.0 Mobile Safari/537.36`,
    "Chrome on an Android phone",
  ],
  [
    `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/150.0.0.0 Safari/537.36`,
    "Chrome on an Android tablet",
  ],
  [
    `${mozilla} (Linux; Android 15; SAMSUNG SM-S911B) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on an Android phone",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`,
    "Safari on an iPhone",
  ],
  [
    `${mozilla} (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1`,
    "Chrome on an iPad",
  ],
  [
    `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/150.0.0.0 Safari/537.36`,
    "Chrome on a Chromebook",
  ],
  [
    `${mozilla} (Windows NT 10.0) ${webkit} Chrome/150.0.0.0 Safari/537.36 OPR/130.0`,
    "Opera on Windows",
  ],
  ["Firefox/1.0", "Firefox"],
  ["curl/8.14.1", "A program"],
  ["", "A program"],
  [undefined, "A program"],
])("reads %s", (userAgent, words) => {
  expect(deviceInWords(userAgent)).toBe(words);
});
