import type { Chapter } from "../sabotage.ts";

const rules = "src/features/registrations/rules.ts";
const flood = { file: "tests/api/letter-flood.test.ts", project: "sqlite" } as const;

export const strangers: Chapter = {
  title: "What strangers may set off",
  sabotages: [
    {
      name: "limit-of-tries-lifted",
      promise: "Too many registrations from one address are asked to wait (429, Retry-After).",
      promisedIn: "Decisions, registrations",
      file: "src/features/registrations/server/registration-rate-limits.ts",
      find: 'scope: "registration", tries: 400,',
      replace: 'scope: "registration", tries: 2000,',
      test: {
        project: "sqlite",
        file: "tests/api/rate-limit.test.ts",
        name: "answer 429 with Retry-After and a sentence",
      },
    },
    {
      name: "people-from-one-address-unlimited",
      promise: "One address cannot take all the places of an event.",
      promisedIn: "Decisions, one post office",
      file: "src/features/registrations/server/registration-rate-limits.ts",
      find: "tries: 1_000,",
      replace: "tries: 100_000,",
      test: { ...flood, name: "stop at a number of people for one event from one address" },
    },
    {
      name: "families-refused",
      promise: "Eighty families behind one address all get through.",
      promisedIn: "Decisions, one post office",
      file: "src/features/registrations/server/registration-rate-limits.ts",
      find: 'scope: "registration", tries: 400,',
      replace: 'scope: "registration", tries: 20,',
      test: { ...flood, name: "reach eighty families behind one address at once" },
    },
    {
      name: "families-who-change-their-minds-refused",
      promise: "Eighty families behind one address may each change their registration.",
      promisedIn: "Decisions, one post office",
      file: "src/features/registrations/server/own-registration-api.ts",
      find: 'scope: "own-registration", tries: 400,',
      replace: 'scope: "own-registration", tries: 60,',
      test: { ...flood, name: "reach eighty families behind one address at once" },
    },
    {
      name: "one-sending-closes-an-event",
      promise: "A registration that is sent again and again counts once.",
      promisedIn: "Comment in the code",
      file: "src/features/registrations/server/people-per-hour-limit.ts",
      find: "if (count.registrations.has(id)) return;",
      replace: "",
      test: { ...flood, name: "count one registration once, however often it is sent" },
    },
    {
      name: "honeypot-not-looked-at",
      promise: "The letter of a form that a program filled in waits half an hour.",
      promisedIn: "Decisions, one post office",
      file: rules,
      find: '(website !== "" && website !== null) ||',
      replace: '(website === "x" && website !== null) ||',
      test: { ...flood, name: "is kept like any other, and its letter goes half an hour later" },
    },
    {
      name: "name-as-an-advertisement",
      promise: "A name that looks like a link is greeted neutrally, and kept as it was typed.",
      promisedIn: "Decisions, one post office",
      file: "src/mail/greeting.ts",
      find: "return beforeDots.every((before) => initial.test(before) || title.test(before));",
      replace: "return true;",
      test: { ...flood, name: "is kept as typed, and greeted so" },
    },
  ],
};
