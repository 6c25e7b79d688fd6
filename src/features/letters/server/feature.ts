import { findPostById } from "#features/blog/server/store.ts";
import type { Feature } from "#features/feature.ts";
import { eventRecipients } from "#features/registrations/server/letter-recipients.ts";
import { subscriberRecipients } from "#features/subscribers/server/letter-recipients.ts";
import { mailPictures } from "#shared/server/picture-for-mail.ts";
import type { Services } from "#shared/server/services.ts";
import { lettersAdminApi } from "./admin-api.ts";
import { letterAddresses, lettersApi } from "./api.ts";
import { lettersJob } from "./enqueue-due-letters.ts";
import { letterSetter, ownLetters } from "./letter-for-one-reader.ts";
import { personRecipients } from "./letter-recipients.ts";
import { letterData } from "./personal-data.ts";

export const letters: Feature = {
  description: {
    name: "Letters",
    says: "What the owner writes to subscribers, to an event’s people or to one person.",
  },
  routes: (services) => [
    ["/letters", lettersApi(services)],
    [
      "/admin/letters",
      lettersAdminApi(services, {
        audiences: letterAudiences(services),
        setLetter: setterOf(services),
        findPost: (id) => findPostById(services.db, id),
      }),
    ],
  ],
  listedPages: ({ db }) => letterAddresses(db),
  mail: (context) => ({ writers: ownLetters(setterOf(context), letterAudiences(context)) }),
  jobs: (services) => [
    lettersJob(services.db, {
      mailDomain: services.mailDomain,
      wakeOutbox: () => services.outbox.wake(),
      audiences: letterAudiences(services),
    }),
  ],
  personalData: letterData,
  pictures: async (db) => {
    const rows = await db
      .selectFrom("letter")
      .select(["id", "subject", "picture", "body"])
      .where((row) =>
        row.or((["picture", "body"] as const).map((name) => row(name, "like", "%.webp%"))),
      )
      .execute();
    return rows.map(({ id, subject, picture, body }) => ({
      what: "Letter",
      title: subject || "without a subject",
      path: `/admin-letters/${id}`,
      text: `${picture}\n${body}`,
    }));
  },
};

/** To whom letters go. */
export function letterAudiences({ config: { site } }: Pick<Services, "config">) {
  return {
    subscribers: subscriberRecipients(site),
    event: eventRecipients(site),
    person: personRecipients(site),
  };
}

function setterOf({ config, pictureFolders }: Pick<Services, "config" | "pictureFolders">) {
  return letterSetter(config.site, mailPictures(pictureFolders, "letter"));
}
