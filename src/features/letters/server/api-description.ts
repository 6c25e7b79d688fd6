import * as z from "zod/mini";
import { type ApiCall, answerShape, moment, orNull, text } from "#shared/server/api-description.ts";
import type { PublicLetter } from "../contract.ts";

export const letterCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/letters/{slug}",
    says: "A letter that the owner lets everybody read.",
    answers: {
      200: {
        says: "The letter.",
        body: answerShape<PublicLetter>("PublicLetter", {
          slug: text,
          subject: text,
          body: text.check(z.describe("Plain text, read line by line as a post is.")),
          picture: orNull(text),
          pictureAlt: text,
          sentAt: moment,
        }),
      },
      404: "There is no letter at this address.",
    },
  },
];
