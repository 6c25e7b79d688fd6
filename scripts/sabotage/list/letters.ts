import type { Chapter, Sabotage } from "../sabotage.ts";

const retries = "src/platform/server/letter-retries.ts";
const leases = "src/platform/server/letter-leases.ts";
const limits = "src/platform/server/letter-limits.ts";
const recipients = "src/platform/server/letter-recipients.ts";

function sending(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "tests/api/outbox.test.ts", name };
}

function sendingToMany(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "tests/api/outbox-to-many.test.ts", name };
}

function refused(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "tests/api/mail-refusals.test.ts", name };
}

function flood(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "tests/api/letter-flood.test.ts", name };
}

function around(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "tests/api/letter-flood-around.test.ts", name };
}

function toParties(name: string): Sabotage["test"] {
  const file = "src/features/registrations/server/letters-to-parties.api.test.ts";
  return { project: "sqlite", file, name };
}

function failed(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "src/features/today/server/failed-letters.api.test.ts", name };
}

function visits(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "src/features/visits/server/visits.api.test.ts", name };
}

export const letters: Chapter = {
  title: "Letters and the outbox",
  sabotages: [
    {
      name: "message-id-new-at-each-try",
      promise: "A letter that is sent again has the same Message-ID.",
      promisedIn: "README, What it promises",
      file: "src/platform/server/mail.ts",
      find: "messageId: `<${messageId}>`,",
      replace: "messageId: `<${Math.random()}${messageId}>`,",
      test: sending("tries again later after a passing refusal, under the same Message-ID"),
    },
    {
      name: "letter-lost-with-its-server",
      promise: "While the mail server is down nothing is lost.",
      promisedIn: "README, What it promises",
      file: retries,
      find: "const wait = waitsInMinutes[row.failedTries];",
      replace: "const wait = waitsInMinutes[row.failedTries + 99];",
      test: sending("keeps a letter while the mail server is down"),
    },
    {
      name: "letter-tried-for-days-more",
      promise: "Letters are tried for about two days, and then given up.",
      promisedIn: "README, What it promises",
      file: retries,
      find: "480, 960, 960];",
      replace: "480, 960, 960, 9600];",
      test: sending("gives up after two days of passing refusals"),
    },
    {
      name: "refusal-not-final",
      promise: "A refusal of the recipient is final, and its reason is kept for the owner.",
      promisedIn: "README, What it promises",
      file: retries,
      find: "const lasting = error instanceof RefusedLetter || wait === undefined;",
      replace: "const lasting = wait === undefined;",
      test: sending("stops and says why after a lasting refusal"),
    },
    {
      name: "sender-refused-for-good",
      promise: "Where the mail server refuses the site itself, letters wait for a correction.",
      promisedIn: "README, What it promises",
      file: "src/platform/server/smtp-reply.ts",
      find: '(isSender ? "sender" : undefined);',
      replace: "undefined;",
      test: refused("makes letters wait, and the owner is told"),
    },
    {
      name: "sender-refused-after-the-recipient",
      promise: "So they do where it says so at the recipient or after the final dot.",
      promisedIn: "Decisions, writing and sending",
      file: "src/platform/server/smtp-reply.ts",
      find: "return words.find(([, pattern]) => pattern.test(text))?.[0] ??",
      replace: "return",
      test: refused("makes letters wait, and the owner is told"),
    },
    {
      name: "greeting-of-554-passes",
      promise: "So they do where it takes no letters from this machine.",
      promisedIn: "Decisions, writing and sending",
      file: "src/platform/server/smtp-reply.ts",
      find: "/^(?:CONN|EHLO|HELO)$/",
      replace: "/^(?:EHLO|HELO)$/",
      test: refused("makes letters wait, and the owner is told"),
    },
    {
      name: "recipient-refused-waits",
      promise: "A refusal with a recipient's code is final, whatever its words.",
      promisedIn: "Decisions, writing and sending",
      file: "src/platform/server/smtp-reply.ts",
      find: "if (!isSender && status !== undefined && recipients.test(status)) return undefined;",
      replace: "",
      test: refused("is final"),
    },
    {
      name: "sending-limit-marks-the-reader",
      promise: "A limit on sending is no mark against an address.",
      promisedIn: "Decisions, letters",
      file: "src/platform/server/refused-address.ts",
      find: "if (reply.code === 0 || matterOfOurs(reply)) return false;",
      replace: "if (reply.code === 0) return false;",
      test: refused("is no mark against anybody, and passes"),
    },
    {
      name: "password-in-the-clear",
      promise: "The password for the mail server goes over TLS alone, in the owner's test, too.",
      promisedIn: "Decisions, writing and sending",
      file: "src/platform/server/mail-test.ts",
      find: "url: onlyOverTls(smtpUrl),",
      replace: "url: smtpUrl,",
      test: {
        project: "sqlite",
        file: "tests/api/mail-settings.test.ts",
        name: "is not sent without TLS for the owner's test, who is told so",
      },
    },
    {
      name: "lease-not-renewed",
      promise: "A mail server that takes its time is given the letter once.",
      promisedIn: "README, What it promises",
      file: leases,
      find: "this.#renewal = this.#renewal.then(() => this.#renewAll());",
      replace: "this.#renewal = this.#renewal.then(() => {});",
      test: sending("is given its letter once, because the lease is renewed"),
    },
    {
      name: "lease-ends-at-once",
      promise: "Of several processes one sends each letter.",
      promisedIn: "README, On one small machine",
      file: leases,
      find: "add({ seconds: this.#timing.leaseSeconds })",
      replace: "add({ seconds: -this.#timing.leaseSeconds })",
      test: sending("loses it to another when its lease has ended, and not before"),
    },
    {
      name: "letters-to-many-first",
      promise: "Letters to many go behind what one person waits for.",
      promisedIn: "README of letters",
      file: "src/platform/server/enqueue-letter.ts",
      find: "rank = 1,",
      replace: "rank = 0,",
      test: sendingToMany("go behind what one person waits for"),
    },
    {
      name: "sending-limits-ignored",
      promise: "Letters to many keep to the limits that the owner sets.",
      promisedIn: "README of letters",
      file: "src/platform/server/sending-limits.ts",
      find: "allowed = Math.min(allowed, letters - Number(taken));",
      replace: "allowed = Math.min(allowed, letters + Number(taken));",
      test: sendingToMany("keep to the owner's limits"),
    },
    {
      name: "connection-for-each-letter",
      promise: "One connection to the mail server carries many letters.",
      promisedIn: "Decisions, writing and sending",
      file: "src/platform/server/mail.ts",
      find: "pool: true,",
      replace: "pool: false,",
      test: {
        project: "sqlite",
        file: "tests/api/mail-settings.test.ts",
        name: "go over one connection",
      },
    },
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
      file: "src/platform/server/combined-letter.ts",
      find: "carried.slice(0, toldMax)",
      replace: "carried.slice(0, 2)",
      test: flood("are three to one recipient, and then one that tells the rest"),
    },
    {
      name: "no-brake-in-a-flood",
      promise: "Hundreds of letters set off at once go out slowly, and the owner is told.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/platform/server/letter-brake.ts",
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
      file: "src/features/registrations/server/letters-to-parties.ts",
      find: "piecesOf(byAddress(parties))",
      replace: "piecesOf(parties.map((party) => [party]))",
      test: toParties("sets off one offer where he frees them at once, and one reminder"),
    },
    {
      name: "offers-one-after-another",
      promise: "An address has three offers of one event an hour, and the rest in one.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/features/registrations/server/letters-to-parties.ts",
      find: "for (const { email, at } of lately) times.add(email, at);",
      replace: "",
      test: toParties("sets off three offers an hour where he frees them one after another"),
    },
    {
      name: "reminder-for-each-party",
      promise: "An address is reminded once of an event, whatever parties it has.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/features/registrations/server/reminder-job.ts",
      find: "byThemselves: 0,",
      replace: "byThemselves: 99,",
      test: toParties("sets off one offer where he frees them at once, and one reminder"),
    },
    {
      name: "spellings-reminded-at-once",
      promise: "Many spellings of one address are offered places and reminded three an hour.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/platform/server/enqueue-together.ts",
      find: "const due = times.next(email, now);",
      replace: "const due = now;",
      test: toParties("sets off three offers and three reminders an hour"),
    },
    {
      name: "family-without-its-links",
      promise: "A letter about several parties has the link of each.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/features/registrations/server/letters/party-links.ts",
      find: "links: await linksTo(db, told, site),",
      replace: "links: await linksTo(db, told.slice(1), site),",
      test: toParties("is offered places, reminded and thanked in one letter each"),
    },
    {
      name: "no-minute-to-take-back",
      promise: "A letter to many can be taken back for a minute.",
      promisedIn: "README of letters",
      file: "src/features/letters/server/send-letter.ts",
      find: "const undoSeconds = 60;",
      replace: "const undoSeconds = 0;",
      test: {
        project: "sqlite",
        file: "src/features/letters/server/letters.api.test.ts",
        name: "can be taken back for a minute",
      },
    },
    {
      name: "stranger-advertises-in-a-visit",
      promise:
        "What a stranger wrote in asking for a visit does not stand in the letter to the address.",
      promisedIn: "Decisions, letters that strangers set off",
      file: "src/features/visits/server/visit-letters.ts",
      find: '  const question = "Something to add or to change?";',
      replace: "  const question = visit.message;",
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
    {
      name: "letter-sent-though-changed",
      promise: "What is sent off is what was looked at: a letter that is changed meanwhile stays.",
      promisedIn: "Decisions, letters",
      file: "src/features/letters/server/send-letter.ts",
      find: "if (letter.version !== looked.version) {",
      replace: "if (letter.version < 0) {",
      test: {
        project: "sqlite",
        file: "src/features/letters/server/send-letter.api.test.ts",
        name: "is not sent off where it was changed meanwhile",
      },
    },
    {
      name: "void-letter-as-a-failed-one",
      promise: "A letter with nothing left to be written about is no letter that failed.",
      promisedIn: "README of today",
      file: "src/platform/server/outbox.ts",
      find: '{ state: "void", lastError: null, waitsFor: null }',
      replace: '{ state: "failed", failedAt: toTimestamp(this.#clock()) }',
      test: failed("are none of those that had nothing to be written about"),
    },
    {
      name: "dismissed-letters-told-for-ever",
      promise: "Letters that failed are told of until the owner dismisses them.",
      promisedIn: "README of today",
      file: "src/features/today/server/failed-letters.ts",
      find: '.where("failedAt", ">", seenThrough)',
      replace: '.where("failedAt", ">", seenThrough.slice(0, 0))',
      test: failed("are told of until the owner dismisses them"),
    },
    {
      name: "letter-sent-again-still-told",
      promise: "A letter that was sent again is no longer told of as one that was not sent.",
      promisedIn: "README of today",
      file: "src/features/today/server/failed-letters.ts",
      find: '["sent", "waiting"]',
      replace: '["failed"]',
      test: failed("are told of until they are sent again"),
    },
  ],
};
