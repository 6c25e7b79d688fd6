import type { Db } from "#db/connect.ts";
import { findPostById } from "#features/blog/server/store.ts";
import type { LettersContext } from "#features/letters/server/admin-api.ts";
import { letterSetter } from "#features/letters/server/letter-for-one-reader.ts";
import { personRecipients } from "#features/letters/server/letter-recipients.ts";
import { eventAudience } from "#features/registrations/server/letters/letter-audience.ts";
import { subscriberRecipients } from "#features/subscribers/server/letter-recipients.ts";
import { mailPictures, type PictureFolders } from "#mail/mail-picture.ts";
import type { SiteConfig } from "#shared/server/config.ts";

/** What letters are made of that other features keep: the people, the pictures, the posts. */
export function lettersContext(db: Db, site: SiteConfig, folders: PictureFolders): LettersContext {
  return {
    audiences: {
      subscribers: subscriberRecipients(site),
      event: eventAudience(site),
      person: personRecipients(site),
    },
    setLetter: letterSetter(site, mailPictures(folders, "letter")),
    findPost: (id) => findPostById(db, id),
  };
}
