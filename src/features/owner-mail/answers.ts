import * as z from "zod/mini";
import { answer, orNull, text } from "#shared/server/openapi/answer-shapes.ts";
import { whenTold } from "./inputs.ts";

export const OwnerMailSettings = answer("OwnerMailSettings", {
  /** Where letters to the owner go: an address that was confirmed; null before. */
  address: orNull(text),
  pending: orNull(text).check(z.describe("An address that waits for its confirmation.")),
  word: z.enum(whenTold),
});
export type OwnerMailSettings = z.infer<typeof OwnerMailSettings>;

export const ConfirmedAddress = answer("ConfirmedAddress", { address: text });
