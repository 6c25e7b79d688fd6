import * as z from "zod/mini";
import { hasControlCharacter } from "./control-characters.ts";

/** Control characters have no place in one line of text: in a letter's head they would be an attack. */
export const oneLine = z.refine<string>((text) => !hasControlCharacter(text), {
  error: "Please remove line breaks and other control characters",
  abort: true,
});
/** The same for text of several lines. */
export const someLines = z.refine<string>(
  (text) => !hasControlCharacter(text.replace(/[\t\r\n]/g, "")),
  {
    error: "Please remove control characters",
    abort: true,
  },
);
