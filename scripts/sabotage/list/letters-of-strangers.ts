import type { Chapter, Sabotage } from "../sabotage.ts";

const limits = "src/mail/mailbox-limits.ts";
const recipients = "src/mail/spellings-of-mailbox.ts";

function flood(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "tests/api/letter-flood.test.ts", name };
}

function around(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "tests/api/letter-flood-around.test.ts", name };
}

function toParties(name: string): Sabotage["test"] {
  const file = "src/features/registrations/server/mail/mail-to-parties.api.test.ts";
  return { project: "sqlite", file, name };
}

function visits(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "src/features/visits/server/visits.api.test.ts", name };
}

export const lettersOfStrangers: Chapter = {
  title: "Letters that strangers set off",
  sabotages: [
    {
      name: "thirty-letters-an-hour",
      promise: "Strangers can set off three letters an hour to one mailbox.",
      promisedIn: "README, What it promises",
      file: limits,
      find: "const mailboxLimits = limitsOf(3, 6);",
      replace: "const mailboxLimits = limitsOf(30, 6);",
      test: flood("are three to one recipient, and then one that tells the rest"),
    },
    {
      name: "sixty-letters-a-day",
      promise: "Strangers can set off six letters a day to one mailbox.",
      promisedIn: "README, What it promises",
      file: limits,
      find: "const mailboxLimits = limitsOf(3, 6);",
      replace: "const mailboxLimits = limitsOf(3, 60);",
      test: flood("stay three an hour and six a day to one recipient"),
    },
    {
      name: "plus-signs-around-the-limit",
      promise: "Addresses that only differ behind a plus sign are one mailbox.",
      promisedIn: "Decisions, letters that strangers set off",
      file: recipients,
      find: 'return address.replace(/\\+[^@]*(?=@)/, "");',
      replace: "return address;",
      test: flood("stay three an hour and six a day to one recipient"),
    },
    {
      name: "dots-around-the-limit",
      promise: "Addresses at Gmail that only differ by dots are one mailbox.",
      promisedIn: "Decisions, letters that strangers set off",
      file: recipients,
      find: 'replaceAll(".", "")',
      replace: 'replaceAll("", "")',
      test: around("with dots are one at Gmail"),
    },
    {
      name: "spellings-fill-weeks",
      promise: "Many spellings of one address are written to for a day, not for weeks.",
      promisedIn: "Decisions, letters that strangers set off",
      file: limits,
      find: "slot > first + longestWaitMilliseconds",
      replace: "slot > first + 99 * longestWaitMilliseconds",
      test: around("with parts behind a plus sign fill no more than a day"),
    },
    {
      name: "spellings-before-the-address-itself",
      promise: "An address has its letter within the hour, whatever is sent to spellings of it.",
      promisedIn: "Decisions, letters that strangers set off",
      file: limits,
      find: "const { atOnce, later } = isSpelling",
      replace: "const { atOnce, later } = !email",
      test: around("with parts behind a plus sign leave room for the address itself for days"),
    },
    {
      name: "rest-not-told",
      promise: "What is entered beyond that is told in one letter.",
      promisedIn: "README, What it promises",
      file: "src/mail/combined-mail.ts",
      find: "carried.slice(0, toldMax)",
      replace: "carried.slice(0, 2)",
      test: flood("are three to one recipient, and then one that tells the rest"),
    },
    {
      name: "no-brake-in-a-flood",
      promise: "Hundreds of letters set off at once go out slowly, and the owner is told.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/mail/flood-brake.ts",
      find: "const floodLetters = 300;",
      replace: "const floodLetters = 3000;",
      test: flood("go out slowly, and the owner is told"),
    },
    {
      name: "programs-past-the-brake",
      promise: "That goes for the letters that programs set off, too, each in its turn.",
      promisedIn: "Decisions, letters that strangers set off",
      file: limits,
      find: "isFlood ? firstUnbraked(trx, moment, now)",
      replace: "isFlood && !isSuspect ? firstUnbraked(trx, moment, now)",
      test: around("goes out slowly where programs filled in the form, too"),
    },
    {
      name: "mailbox-filled-in-a-flood",
      promise: "A flood of letters leaves it at three an hour to one mailbox.",
      promisedIn: "Decisions, letters that strangers set off",
      file: limits,
      find: "nextSlot(counted, first, limitsOfFirst) === first",
      replace: "nextSlot(counted, wanted, limitsOfFirst) === wanted",
      test: around("leaves it at three an hour to one recipient"),
    },
    {
      name: "offer-for-each-party",
      promise: "An address has one offer for all of its parties that are offered places together.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/features/registrations/server/mail/mail-to-parties.ts",
      find: "piecesOf(byAddress(parties))",
      replace: "piecesOf(parties.map((party) => [party]))",
      test: toParties("sets off one offer where he frees them at once, and one reminder"),
    },
    {
      name: "offers-one-after-another",
      promise: "An address has three offers of one event an hour, and the rest in one.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/features/registrations/server/mail/mail-to-parties.ts",
      find: "for (const { email, at } of lately) times.add(email, at);",
      replace: "",
      test: toParties("sets off three offers an hour where he frees them one after another"),
    },
    {
      name: "reminder-for-each-party",
      promise: "An address is reminded once of an event, whatever parties it has.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/features/registrations/server/mail/reminder-job.ts",
      find: "byThemselves: 0,",
      replace: "byThemselves: 99,",
      test: toParties("sets off one offer where he frees them at once, and one reminder"),
    },
    {
      name: "spellings-reminded-at-once",
      promise: "Many spellings of one address are offered places and reminded three an hour.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/mail/enqueue-about-many.ts",
      find: "const due = times.next(email, now);",
      replace: "const due = now;",
      test: toParties("sets off three offers and three reminders an hour"),
    },
    {
      name: "family-without-its-links",
      promise: "A letter about several parties has the link of each.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/features/registrations/server/mail/party-links.ts",
      find: "list: await linksTo(db, told, site),",
      replace: "list: await linksTo(db, told.slice(1), site),",
      test: toParties("is offered places, reminded and thanked in one letter each"),
    },
    {
      name: "stranger-advertises-in-a-visit",
      promise:
        "What a stranger wrote in asking for a visit does not stand in the letter to the address.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/features/visits/server/visit-mail.ts",
      find: 'closing: { question: "Something to add or to change?" },',
      replace: "closing: { question: visit.message },",
      test: visits("carries nothing that a stranger wrote"),
    },
    {
      name: "visits-counted-by-themselves",
      promise:
        "What comes beyond three letters an hour to one address is told in one, of visits, too.",
      promisedIn: "README, What it promises",
      file: "src/features/visits/server/ask-for-visit.ts",
      find: "...{ kind: askedKind, fromStranger: { email: input.email } },",
      replace: "...{ kind: askedKind },",
      test: visits("tells the rest in one"),
    },
  ],
};
