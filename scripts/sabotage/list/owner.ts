import type { Chapter } from "../sabotage.ts";

export const owner: Chapter = {
  title: "Signing in, and the owner's area",
  sabotages: [
    {
      name: "duplicates-by-case",
      promise:
        "Registrations of one address, however it is written, are marked as possibly double.",
      promisedIn: "README of registrations",
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
      name: "badge-of-one-people",
      promise: "The badge says “1 person” or “3 people”.",
      promisedIn: "Specification 2",
      file: "src/features/registrations/rules.ts",
      find: 'count === 1 ? "person" : "people"}`;\n}\n\n/** What two',
      replace: 'count === 0 ? "person" : "people"}`;\n}\n\n/** What two',
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
      file: "src/features/registrations/owner/relative-time.ts",
      find: "words.format(-Math.floor(seconds / size), unit)",
      replace: "words.format(Math.floor(seconds / size), unit)",
      test: {
        project: "unit",
        file: "src/features/registrations/owner/relative-time.test.ts",
        name: "ago",
      },
    },
  ],
};
