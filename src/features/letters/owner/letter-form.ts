import type * as z from "zod/mini";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import type { Letter } from "../answers.ts";
import { LetterInput } from "../inputs.ts";
import { lettersPath } from "./queries.ts";

export type LetterForm = ReturnType<typeof useLetterForm>;

/** The form of a letter's draft, which saves itself. */
export function useLetterForm(letter: Letter) {
  const path = `${lettersPath}/${letter.id}`;
  return useOwnerForm<Letter, LetterInput, LetterInput, Letter>({
    draft: `letter:${letter.id}`,
    item: letter,
    valuesOf: (item = letter) => {
      const { subject, body, picture, pictureAlt, to, eventId, part, email, isPublic } = item;
      return { subject, body, picture, pictureAlt, to, eventId, part, email, isPublic };
    },
    schema: LetterInput as z.ZodMiniType<LetterInput>,
    save: (body, unchanged) => adminRequest("PUT", path, { body, ...unchanged }),
    readAgain: () => adminRequest("GET", path),
    says: {
      failed: "",
      overtaken: "Somebody else changed this letter meanwhile.",
      gone: "This letter was deleted. What you typed stays here, to be copied.",
      unreadable: "Their version could not be loaded. Please try again.",
    },
    autosave: { restMilliseconds: 1_000 },
  });
}
