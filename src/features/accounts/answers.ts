import type * as z from "zod/mini";
import { answer, text } from "#shared/server/openapi/answer-shapes.ts";

/** The token goes into `Authorization: Bearer …`. */
export const LoggedIn = answer("LoggedIn", { token: text });
export type LoggedIn = z.infer<typeof LoggedIn>;

export const Nothing = answer("Nothing", {});
