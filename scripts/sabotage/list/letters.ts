import type { Chapter, Sabotage } from "../sabotage.ts";

const retries = "src/mail/outcome-of-try.ts";
const leases = "src/mail/outbox.ts";

function sending(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "tests/api/outbox.test.ts", name };
}

function sendingToMany(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "tests/api/outbox-to-many.test.ts", name };
}

function refused(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "tests/api/mail-refusals.test.ts", name };
}

function failed(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "src/features/today/server/failed-mail.api.test.ts", name };
}

export const letters: Chapter = {
  title: "Letters and the outbox",
  sabotages: [
    {
      name: "message-id-new-at-each-try",
      promise: "A letter that is sent again has the same Message-ID.",
      promisedIn: "README, What it promises",
      file: "src/mail/mailer.ts",
      find: "messageId: `<${messageId}>`,",
      replace: "messageId: `<${Math.random()}${messageId}>`,",
      test: sending("tries again later after a passing refusal, under the same Message-ID"),
    },
    {
      name: "letter-lost-with-its-server",
      promise: "While the mail server is down nothing is lost.",
      promisedIn: "README, What it promises",
      file: retries,
      find: "const wait = waitsInMinutes[earlier];",
      replace: "const wait = waitsInMinutes[earlier + 99];",
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
      find: 'const lasting = means === "refused" || wait === undefined;',
      replace: "const lasting = wait === undefined;",
      test: sending("stops and says why after a lasting refusal"),
    },
    {
      name: "sender-refused-for-good",
      promise: "Where the mail server refuses the site itself, letters wait for a correction.",
      promisedIn: "README, What it promises",
      file: "src/mail/mail-server-answer.ts",
      find: '(isSender ? "sender" : undefined);',
      replace: "undefined;",
      test: refused("makes letters wait, and the owner is told"),
    },
    {
      name: "sender-refused-after-the-recipient",
      promise: "So they do where it says so at the recipient or after the final dot.",
      promisedIn: "Decisions, writing and sending",
      file: "src/mail/mail-server-answer.ts",
      find: "return words.find(([, pattern]) => pattern.test(text))?.[0] ??",
      replace: "return",
      test: refused("makes letters wait, and the owner is told"),
    },
    {
      name: "greeting-of-554-passes",
      promise: "So they do where it takes no letters from this machine.",
      promisedIn: "Decisions, writing and sending",
      file: "src/mail/mail-server-answer.ts",
      find: "/^(?:CONN|EHLO|HELO)$/",
      replace: "/^(?:EHLO|HELO)$/",
      test: refused("makes letters wait, and the owner is told"),
    },
    {
      name: "recipient-refused-waits",
      promise: "A refusal with a recipient's code is final, whatever its words.",
      promisedIn: "Decisions, writing and sending",
      file: "src/mail/mail-server-answer.ts",
      find: "if (!isSender && status !== undefined && recipients.test(status)) return undefined;",
      replace: "",
      test: refused("is final"),
    },
    {
      name: "sending-limit-marks-the-reader",
      promise: "A limit on sending is no mark against an address.",
      promisedIn: "Decisions, letters",
      file: "src/mail/mail-server-answer.ts",
      find: "reason: reasons[matter](reply.code), isNobodyThere: false",
      replace: "reason: reasons[matter](reply.code), isNobodyThere: true",
      test: refused("is no mark against anybody, and passes"),
    },
    {
      name: "password-in-the-clear",
      promise: "The password for the mail server goes over TLS alone, in the owner's test, too.",
      promisedIn: "Decisions, writing and sending",
      file: "src/features/letters/server/test-mail-server.ts",
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
      find: "renewal = renewal.then(() => this.#renewLease(row));",
      replace: "renewal = renewal.then(() => {});",
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
      file: "src/mail/enqueue-mail.ts",
      find: "subjectIds, rank = 1,",
      replace: "subjectIds, rank = 0,",
      test: sendingToMany("go behind what one person waits for"),
    },
    {
      name: "sending-limits-ignored",
      promise: "Letters to many keep to the limits that the owner sets.",
      promisedIn: "README of letters",
      file: "src/mail/sending-pace.ts",
      find: "allowed = Math.min(allowed, letters - Number(taken));",
      replace: "allowed = Math.min(allowed, letters + Number(taken));",
      test: sendingToMany("keep to the owner's limits"),
    },
    {
      name: "connection-for-each-letter",
      promise: "One connection to the mail server carries many letters.",
      promisedIn: "Decisions, writing and sending",
      file: "src/mail/mailer.ts",
      find: "pool: true,",
      replace: "pool: false,",
      test: {
        project: "sqlite",
        file: "tests/api/mail-settings.test.ts",
        name: "go over one connection",
      },
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
      file: "src/mail/outbox.ts",
      find: '{ state: "void", lastError: null, waitsFor: null }',
      replace: '{ state: "failed", failedAt: toTimestamp(this.#clock()) }',
      test: failed("are none of those that had nothing to be written about"),
    },
    {
      name: "dismissed-letters-told-for-ever",
      promise: "Letters that failed are told of until the owner dismisses them.",
      promisedIn: "README of today",
      file: "src/features/today/server/failed-mail.ts",
      find: '.where("failedAt", ">", seenThrough)',
      replace: '.where("failedAt", ">", seenThrough.slice(0, 0))',
      test: failed("are told of until the owner dismisses them"),
    },
    {
      name: "letter-sent-again-still-told",
      promise: "A letter that was sent again is no longer told of as one that was not sent.",
      promisedIn: "README of today",
      file: "src/features/today/server/failed-mail.ts",
      find: '["sent", "waiting"]',
      replace: '["failed"]',
      test: failed("are told of until they are sent again"),
    },
  ],
};
