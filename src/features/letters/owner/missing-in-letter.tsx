import { adminRequest } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { EnterHere } from "#ui/owner/enter-missing-detail.tsx";
import type { LetterSettings } from "../answers.ts";
import type { LetterInput } from "../inputs.ts";
import { letterSettingsPath } from "./queries.ts";

export const fieldIds = {
  eventId: "letter-event",
  email: "letter-email",
  subject: "letter-subject-field",
  body: "letter-body",
  pictureAlt: "letter-picture-alt",
};
type Field = keyof typeof fieldIds;

const linkWithoutAddress = /\]\((?:https?:\/\/)?\)/;

/** What a letter lacks, in the order of the fields. The server requires the same, except for a link's address. */
export function missingFields(letter: LetterInput): { field: Field; what: string }[] {
  const lacks: [boolean, Field, string][] = [
    [letter.to === "event" && letter.eventId === null, "eventId", "the event"],
    [letter.to === "person" && !letter.email.includes("@"), "email", "their address"],
    [letter.subject.trim() === "", "subject", "a subject"],
    [letter.body.trim() === "", "body", "the letter itself"],
    [linkWithoutAddress.test(letter.body), "body", "the address of its link"],
    [
      letter.picture !== "" && letter.pictureAlt.trim() === "",
      "pictureAlt",
      "what the picture shows",
    ],
  ];
  return lacks.filter(([is]) => is).map(([, field, what]) => ({ field, what }));
}

/** Lists what a letter lacks; a press moves to the field. */
export function MissingFields({ missing }: { missing: ReturnType<typeof missingFields> }) {
  if (missing.length === 0) return null;
  return (
    <div>
      <p>Before it can go, this letter needs:</p>
      <ul className="list-disc pl-5">
        {missing.map(({ field, what }) => (
          <li key={what}>
            <button
              type="button"
              className="touch-link text-marian underline"
              onClick={() => document.getElementById(fieldIds[field])?.focus()}
            >
              {what}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks for the postal address that the law requires in a letter to subscribers, if it is missing. */
export function PostalAddressField({ settings }: { settings: LetterSettings }) {
  const { perMinute, perHour, perDay } = settings;
  return (
    <EnterHere
      label="Your postal address"
      hint="A letter to subscribers needs it at its foot: the law (CAN-SPAM) asks for it. A post office box will do."
      autoComplete="street-address"
      button="Save the Address"
      isLong
      save={async (postalAddress) => {
        const body = { postalAddress, perMinute, perHour, perDay };
        const saved = await adminRequest<LetterSettings>("PUT", letterSettingsPath, { body });
        browserStore().set(letterSettingsPath, saved);
      }}
    />
  );
}
