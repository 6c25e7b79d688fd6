import type { Chapter, Sabotage } from "../sabotage.ts";

function sqlite(file: string, name: string): Sabotage["test"] {
  return { project: "sqlite", file, name };
}

const signIn = "src/features/accounts/server/sign-in.api.test.ts";
const guard = "src/features/accounts/server/guard.api.test.ts";

export const owner: Chapter = {
  title: "Signing in, and the owner's area",
  sabotages: [
    {
      name: "login-message-in-other-words",
      promise: "Without a user name the login says “Username is required”.",
      promisedIn: "Specification 5",
      file: "src/features/accounts/inputs.ts",
      find: 'z.minLength(1, "Username is required")',
      replace: 'z.minLength(1, "Please enter your name")',
      test: sqlite(signIn, "answers 400 with the field's message"),
    },
    {
      name: "unknown-name-told",
      promise: "A wrong password and an unknown name are answered alike.",
      promisedIn: "README of accounts",
      file: "src/features/accounts/server/sign-in.ts",
      find: "const owner = await findOwner(db, username);",
      replace:
        'const owner = await findOwner(db, username);\n  if (!owner) throw unauthorized("Nobody has this name.");',
      test: sqlite(signIn, "answers an unknown name and a wrong password alike, to the byte"),
    },
    {
      name: "cookie-for-scripts",
      promise: "The cookie of a session cannot be read by scripts.",
      promisedIn: "README of accounts",
      file: "src/features/accounts/server/owner-cookie.ts",
      find: "httpOnly: true,",
      replace: "httpOnly: false,",
      test: sqlite(signIn, "sets a cookie that scripts cannot read"),
    },
    {
      name: "secret-kept-as-it-is",
      promise: "Of a session's secrets only hashes are kept.",
      promisedIn: "README of accounts",
      file: "src/features/accounts/server/sign-in.ts",
      find: "cookieHash: hashSecret(cookie),",
      replace: "cookieHash: cookie,",
      test: sqlite(signIn, "keeps neither secret, only their hashes"),
    },
    {
      name: "password-guessed-at-leisure",
      promise: "Guessing at a password is slowed after ten tries.",
      promisedIn: "Decisions, signing in",
      file: "src/features/accounts/server/sign-in-limits.ts",
      find: 'scope: "login-name", tries: 10,',
      replace: 'scope: "login-name", tries: 19,',
      test: sqlite(signIn, "is slowed for one name from one address"),
    },
    {
      name: "owner-locked-out-by-others",
      promise: "A success gives the owner all tries back.",
      promisedIn: "Decisions, signing in",
      file: "src/features/accounts/server/sign-in-limits.ts",
      find: "      await limiter.reset(forName, subject(username, network));\n",
      replace: "",
      test: sqlite(signIn, "is forgiven by a success"),
    },
    {
      name: "ended-session-let-in",
      promise: "The owner's calls want a token of a session that has not ended.",
      promisedIn: "Specification 6",
      file: "src/features/accounts/server/require-sign-in.ts",
      find: "if (!session || !isLive(session, now)) {",
      replace: "if (!session) {",
      test: sqlite(guard, "answers 401 without a token, with garbage, and with an expired"),
    },
    {
      name: "session-of-an-hour",
      promise: "A session ends after thirty minutes without use.",
      promisedIn: "README of accounts",
      file: "src/features/accounts/session-lifetime-and-user-names.ts",
      find: "const idleMinutes = 30;",
      replace: "const idleMinutes = 60;",
      test: sqlite(guard, "ends after thirty minutes without use"),
    },
    {
      name: "session-of-a-day",
      promise: "A session ends after twelve hours, however much it is used.",
      promisedIn: "README of accounts",
      file: "src/features/accounts/session-lifetime-and-user-names.ts",
      find: "export const sessionHours = 12;",
      replace: "export const sessionHours = 24;",
      test: sqlite(guard, "ends after twelve hours, however much it is used"),
    },
    {
      name: "new-password-keeps-sessions",
      promise: "A new password by a letter's link ends every session.",
      promisedIn: "README of accounts",
      file: "src/features/accounts/server/password-link.ts",
      find: "    await deleteSessionsOf(trx, link.owner.id);\n",
      replace: "",
      test: sqlite(
        "src/features/accounts/server/password-link.api.test.ts",
        "works once, ends every session, and not for a password too short",
      ),
    },
    {
      name: "link-for-an-hour",
      promise: "A link for a new password ends after thirty minutes.",
      promisedIn: "README of accounts",
      file: "src/features/accounts/server/password-link.ts",
      find: "const minutes = 30;",
      replace: "const minutes = 60;",
      test: sqlite(
        "src/features/accounts/server/password-link.api.test.ts",
        "ends after thirty minutes, and with any other change of the password",
      ),
    },
    {
      name: "registration-edited-over-another",
      promise: "Of two who edit a registration at once the second is told, and overwrites nothing.",
      promisedIn: "Decisions, owner's screens",
      file: "src/features/registrations/server/store.ts",
      find: '  if (version !== undefined) query = query.where("version", "=", version);\n  return query.returningAll()',
      replace: "  return query.returningAll()",
      test: sqlite(
        "src/features/registrations/server/registrations-of-owner.api.test.ts",
        "tells the second of two editors",
      ),
    },
    {
      name: "letter-of-a-deleted-registration",
      promise: "A deleted registration is gone, and its waiting letter is not sent.",
      promisedIn: "Specification 4",
      file: "src/features/registrations/server/mail/registration-mail.ts",
      find: "if (!any) return undefined;",
      replace:
        'if (!any) return layOutMail(context.site, { to: "x@example.com", subject: "x", parts: [] });',
      test: sqlite(
        "src/features/registrations/server/registrations-of-owner.api.test.ts",
        "deletes it, once, and its waiting letter is not sent",
      ),
    },
    {
      name: "resend-to-nobody",
      promise: "The owner can have the confirmation sent again.",
      promisedIn: "Specification 7",
      file: "src/features/registrations/server/mail/resend-confirmation.ts",
      find: "    await enqueueMail(trx, { kind: confirmationKind, subjectId: id, mailDomain, now });\n",
      replace:
        "    if (id < 0) await enqueueMail(trx, { kind: confirmationKind, subjectId: id, mailDomain, now });\n",
      test: sqlite(
        "src/features/registrations/server/registrations-of-owner.api.test.ts",
        "sends another letter, to the address that stands there now",
      ),
    },
    {
      name: "list-oldest-first",
      promise: "The dashboard's list has every registration, the newest first.",
      promisedIn: "Specification 7",
      file: "src/features/registrations/server/store.ts",
      find: "a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1",
      replace: "a.createdAt === b.createdAt ? a.id - b.id : a.createdAt < b.createdAt ? -1 : 1",
      test: sqlite(
        "src/features/registrations/server/registrations-for-owner.api.test.ts",
        "answers everything about each, newest first",
      ),
    },
    {
      name: "duplicates-by-case",
      promise:
        "Registrations of one address, however it is written, are marked as possibly double.",
      promisedIn: "Comment in the code",
      file: "src/features/registrations/rules.ts",
      find: "`${eventId} mail ${email.trim().toLowerCase()}`",
      replace: "`${eventId} mail ${email}`",
      test: {
        project: "unit",
        file: "src/features/registrations/duplicates.test.ts",
        name: "finds",
      },
    },
    {
      name: "formula-in-a-spreadsheet",
      promise: "No cell of a downloaded list is a formula.",
      promisedIn: "Comment in the code",
      file: "src/shared/server/csv.ts",
      find: ".test(text) ? `'${text}` : text;",
      replace: ".test(text) ? `${text}` : text;",
      test: sqlite(
        "src/features/registrations/server/registrations-of-owner.api.test.ts",
        "is a file that a spreadsheet reads right and runs nothing of",
      ),
    },
    {
      name: "badge-of-one-people",
      promise: "The badge says “1 person” or “3 people”.",
      promisedIn: "Specification 2",
      file: "src/shared/both/counts-in-words.ts",
      find: "count === 1 ?",
      replace: "count === 0 ?",
      test: {
        project: "unit",
        file: "src/features/registrations/rules.test.ts",
        name: "counts one person and several people",
      },
    },
    {
      name: "registered-in-the-future",
      promise: "Registered times read like “5 days ago”.",
      promisedIn: "Specification 9",
      file: "src/shared/browser/relative-time.ts",
      find: "words.format(-Math.floor(seconds / size), unit)",
      replace: "words.format(Math.floor(seconds / size), unit)",
      test: {
        project: "unit",
        file: "src/shared/browser/relative-time.test.ts",
        name: "ago",
      },
    },
    {
      name: "registrations-gone-with-their-event",
      promise: "The registrations of a deleted event stay.",
      promisedIn: "README of registrations",
      file: "src/features/events/server/remove-event.ts",
      find: "    await bumpContentVersion(trx);\n",
      replace:
        '    await bumpContentVersion(trx);\n    await trx.deleteFrom("registration").where("eventId", "=", id).execute();\n',
      test: sqlite(
        "src/features/events/server/events-of-owner.api.test.ts",
        "says how many registrations the event had, and keeps them",
      ),
    },
    {
      name: "notice-for-ever",
      promise: "The owner's notice over every page ends with its day.",
      promisedIn: "README of site",
      file: "src/features/site/server/api.ts",
      find: "noticeUntil >= today",
      replace: 'noticeUntil !== ""',
      test: sqlite(
        "src/features/site/server/site-details.api.test.ts",
        "shows the notice until its day is over, and no longer",
      ),
    },
    {
      name: "today-away-with-a-full-disk",
      promise: "With a full disk the owner's first screen can still be read.",
      promisedIn: "README, What it promises",
      file: "src/features/today/server/since-owner-was-last-here.ts",
      find: "await whereThereIsRoom(() => writeSiteFact(db, setting, JSON.stringify(visit)));",
      replace: "await writeSiteFact(db, setting, JSON.stringify(visit));",
      test: {
        project: "sqlite",
        file: "tests/api/storage.test.ts",
        name: "lets an owner who is signed in read",
      },
    },
    {
      name: "restored-letter-over-somebody-elses",
      promise: "A letter's draft that outlives a session builds on the version it was begun with.",
      promisedIn: "README of letters",
      file: "src/features/letters/owner/autosave-letter.ts",
      find: "useRef(restored?.version ?? letter.version)",
      replace: "useRef(letter.version)",
      test: {
        project: "browser",
        file: "tests/e2e/owner-letters.test.ts",
        name: "keeps what was typed through the end of a session, and writes over nobody",
      },
    },
  ],
};
