import type { Chapter, Sabotage } from "../sabotage.ts";

const limits = "src/mail/rules.ts";
const recipients = "src/mail/mailbox-of-address.ts";

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
      find: "const threeAnHour = { mails: 3, milliseconds: hour };",
      replace: "const threeAnHour = { mails: 30, milliseconds: hour };",
      test: flood("are three to one recipient, and then one that tells the rest"),
    },
    {
      name: "sixty-letters-a-day",
      promise: "Strangers can set off six letters a day to one mailbox.",
      promisedIn: "README, What it promises",
      file: limits,
      find: "{ mails: 6, milliseconds: day }",
      replace: "{ mails: 60, milliseconds: day }",
      test: flood("stay three an hour and six a day to one recipient"),
    },
    {
      name: "plus-signs-around-the-limit",
      promise: "Addresses that only differ behind a plus sign are one mailbox.",
      promisedIn: "Decisions, one post office",
      file: recipients,
      find: 'return address.replace(/\\+[^@]*(?=@)/, "");',
      replace: "return address;",
      test: flood("stay three an hour and six a day to one recipient"),
    },
    {
      name: "dots-around-the-limit",
      promise: "Addresses at Gmail that only differ by dots are one mailbox.",
      promisedIn: "Decisions, one post office",
      file: recipients,
      find: 'replaceAll(".", "")',
      replace: 'replaceAll("", "")',
      test: around("with dots are one at Gmail"),
    },
    {
      name: "spellings-fill-weeks",
      promise: "Many spellings of one address are written to for a day, not for weeks.",
      promisedIn: "Decisions, one post office",
      file: limits,
      find: "at >= createdAt + day",
      replace: "at >= createdAt + 99 * day",
      test: around("with parts behind a plus sign fill no more than a day"),
    },
    {
      name: "spellings-before-the-address-itself",
      promise: "An address has its letter within the hour, whatever is sent to spellings of it.",
      promisedIn: "Decisions, one post office",
      file: limits,
      find: "{ mails: 5, milliseconds: day }",
      replace: "{ mails: 6, milliseconds: day }",
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
      promisedIn: "Decisions, one post office",
      file: "src/mail/flood-brake.ts",
      find: "const floodMails = 300;",
      replace: "const floodMails = 3000;",
      test: flood("go out slowly, and the owner is told"),
    },
    {
      name: "offer-for-each-party",
      promise: "An address has one offer for all of its parties that are offered places together.",
      promisedIn: "Decisions, one post office",
      file: limits,
      find: "parties: { limits: [threeAnHour], alone: 0 },",
      replace: "parties: { limits: [threeAnHour], alone: 99 },",
      test: toParties("sets off one offer where he frees them at once, and one reminder"),
    },
    {
      name: "offers-one-after-another",
      promise: "An address has three offers of one event an hour, and the rest in one.",
      promisedIn: "Decisions, one post office",
      file: limits,
      find: "parties: { limits: [threeAnHour], alone: 0 },",
      replace: "parties: { limits: [], alone: 0 },",
      test: toParties("sets off three offers an hour where he frees them one after another"),
    },
    {
      name: "reminder-for-each-party",
      promise: "An address is reminded once of an event, whatever parties it has.",
      promisedIn: "Decisions, one post office",
      file: "src/features/registrations/server/mail/reminder-and-thanks-job.ts",
      find: "...togetherOfEvent(eventId), ...context",
      replace: 'limitedAs: "changes", scope: "", ...context',
      test: toParties("sets off one offer where he frees them at once, and one reminder"),
    },
    {
      name: "spellings-reminded-at-once",
      promise: "Many spellings of one address are offered places and reminded three an hour.",
      promisedIn: "Decisions, one post office",
      file: recipients,
      find: "mailboxKey: hash(mailbox),",
      replace: "mailboxKey: hash(address),",
      test: toParties("sets off three offers and three reminders an hour"),
    },
    {
      name: "family-without-its-links",
      promise: "A letter about several parties has the link of each.",
      promisedIn: "Decisions, one post office",
      file: "src/features/registrations/server/mail/party-links.ts",
      find: "list: await linksTo(db, told, site),",
      replace: "list: await linksTo(db, told.slice(1), site),",
      test: toParties("is offered places, reminded and thanked in one letter each"),
    },
    {
      name: "stranger-advertises-in-a-visit",
      promise:
        "What a stranger wrote in asking for a visit does not stand in the letter to the address.",
      promisedIn: "Decisions, one post office",
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
