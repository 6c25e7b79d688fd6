import { findPostById } from "#features/blog/server/store.ts";
import type { Feature, MailContext } from "#features/feature.ts";
import type { LetterAudience, LetterAudiences } from "#mail/letter-recipients-interface.ts";
import { mailPictures } from "#mail/shrink-picture-for-mail.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import type { Services } from "#shared/server/services.ts";
import type { ListPictureMentions } from "#shared/server/uploaded-pictures.ts";
import { rightToWriteTo } from "../right-to-write-to.ts";
import { lettersAdminApi } from "./admin-api.ts";
import { letterAddresses, lettersApi } from "./api.ts";
import { letterSetter, ownLetters } from "./compose-letter.ts";
import { lettersJob } from "./enqueue-due-letters.ts";
import { letterInHistory, letterSettingsInHistory } from "./letter-in-history.ts";
import { letterData } from "./personal-data.ts";
import { letterTrash } from "./save-letter.ts";

/** The owner's letters. `audiences`: whom she can write to beside single people, by the features that know them. */
export function lettersWith(
  audiences: (context: MailContext) => Omit<LetterAudiences, "person">,
): Feature {
  const toWhom = (context: MailContext) => ({
    ...audiences(context),
    person: personRecipients(context.config.site),
  });
  return {
    description: {
      name: "Letters",
      says: "What the owner writes to subscribers, to an event’s people or to one person.",
    },
    routes: (services) => [
      ["/letters", lettersApi(services)],
      [
        "/admin/letters",
        lettersAdminApi(services, {
          audiences: toWhom(services),
          setLetter: setterOf(services),
          findPost: findPostById,
        }),
      ],
    ],
    listedPages: ({ db }) => letterAddresses(db),
    mail: (context) => ({ writers: ownLetters(setterOf(context), toWhom(context)) }),
    jobs: (services) => [lettersJob(services, toWhom(services))],
    personalData: letterData,
    pictures: letterPictures,
    trash: letterTrash,
    history: [letterInHistory, letterSettingsInHistory],
  };
}

const letterPictures: ListPictureMentions = async (db) => {
  const rows = await db
    .selectFrom("letter")
    .select(["id", "subject", "picture", "body", "to"])
    .execute();
  return rows.map(({ id, subject, picture, body, to }) => ({
    what: "Letter",
    seenWith: rightToWriteTo[to],
    title: subject || "without a subject",
    path: `/admin-letters/${id}`,
    text: `${picture}\n${body}`,
  }));
};

function setterOf({ config, pictureFolders }: Pick<Services, "config" | "pictureFolders">) {
  return letterSetter(config.site, mailPictures(pictureFolders, "letter"));
}

/** One person, whoever it is. Such a letter is an answer, or personal: it needs no consent. */
function personRecipients(site: SiteConfig): LetterAudience {
  return {
    size: async (_db, { email }) => ({ people: email === "" ? 0 : 1, leftOut: [] }),
    next: async (_db, { email }, after) =>
      after < 1 && email !== "" ? [{ key: 1, name: "", email }] : [],
    frame: async () => ({ why: `This letter was written to you by ${site.brand}.` }),
  };
}
