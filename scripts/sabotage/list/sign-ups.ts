import type { Chapter, Sabotage } from "../sabotage.ts";

const inputs = "src/features/subscribers/inputs.ts";

function signUp(name: string): Sabotage["test"] {
  return { project: "sqlite", file: "src/features/subscribers/server/sign-up.api.test.ts", name };
}

function leaving(name: string): Sabotage["test"] {
  return {
    project: "sqlite",
    file: "src/features/subscribers/server/unsubscribe.api.test.ts",
    name,
  };
}

export const signUps: Chapter = {
  title: "Newsletter, popup, and leaving the list",
  sabotages: [
    {
      name: "newsletter-phone-of-nine",
      promise:
        "The newsletter's phone number is optional, and has at least 10 characters if given.",
      promisedIn: "Specification 5",
      file: inputs,
      find: "text.length >= 10",
      replace: "text.length >= 2",
      test: signUp("refuses a bad"),
    },
    {
      name: "newsletter-phone-message-in-other-words",
      promise: "A short one is answered “Phone number must be at least 10 digits”.",
      promisedIn: "Specification 5",
      file: inputs,
      find: "Phone number must be at least 10 digits",
      replace: "Please enter ten digits",
      test: signUp("refuses a bad"),
    },
    {
      name: "newsletter-phone-required",
      promise: "The newsletter can be had without a phone number.",
      promisedIn: "Specification 5",
      file: inputs,
      find: 'text === "" || text.length >= 10',
      replace: "text.length >= 10",
      test: signUp("takes an address without a phone, with an empty one"),
    },
    {
      name: "popup-phone-left-away",
      promise: "The popup asks for a phone number, after trimming.",
      promisedIn: "Specification 5",
      file: inputs,
      find: "z.minLength(1, noPhone),",
      replace: "z.minLength(0, noPhone),",
      test: signUp("refuses a bad"),
    },
    {
      name: "popup-consent-off",
      promise: "The popup's consent is on where the payload does not say.",
      promisedIn: "Specification 5",
      file: inputs,
      find: 'z.boolean("Please say yes or no."), true)',
      replace: 'z.boolean("Please say yes or no."), false)',
      test: signUp("takes an absent answer for the default, which is on"),
    },
    {
      name: "no-taken-for-yes",
      promise: "Who says no in the popup is put on no list and written to by nobody.",
      promisedIn: "README of subscribers",
      file: "src/features/subscribers/server/sign-up.ts",
      find: "if (agreed === 0 || !subscriber?.email",
      replace: "if (!subscriber?.email",
      test: signUp("keeps a no without putting anybody on the list"),
    },
    {
      name: "stranger-rewrites-a-phone",
      promise: "Nobody who has not shown that an address is theirs changes what is kept of it.",
      promisedIn: "README of subscribers",
      file: "src/features/subscribers/server/store.ts",
      find: '.onConflict((conflict) => conflict.column("emailKey").doNothing())',
      replace: '.onConflict((conflict) => conflict.column("emailKey").doUpdateSet({ phone }))',
      test: signUp("lets nobody rewrite what is kept of somebody else"),
    },
    {
      name: "sign-ups-unlimited",
      promise: "Who signs up too often is asked to wait.",
      promisedIn: "CONTRIBUTING, An endpoint",
      file: "src/features/subscribers/server/api.ts",
      find: 'scope: "sign-up", tries: 200,',
      replace: 'scope: "sign-up", tries: 2000,',
      test: signUp("asks a visitor who tries too often to wait"),
    },
    {
      name: "one-click-header-missing",
      promise: "A letter of the list can be unsubscribed from with one click (RFC 8058).",
      promisedIn: "README of subscribers",
      file: "src/features/subscribers/server/subscriber-links.ts",
      find: '    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",\n',
      replace: "",
      test: leaving("carries one-click unsubscribe (RFC 8058)"),
    },
    {
      name: "links-to-this-machine",
      promise: "Links in letters start with PUBLIC_URL.",
      promisedIn: "README, Settings",
      file: "src/features/subscribers/server/subscriber-links.ts",
      find: '"List-Unsubscribe": `<${publicUrl}/api',
      replace: '"List-Unsubscribe": `<http://127.0.0.1:3000/api',
      test: leaving("carries one-click unsubscribe (RFC 8058)"),
    },
    {
      name: "unsubscribed-by-a-look",
      promise: "Opening an unsubscribe link does nothing; mail programs open all links.",
      promisedIn: "README of subscribers",
      file: "src/features/subscribers/server/api.ts",
      find: "      const { subscribedAt } = await subscriber(c);\n",
      replace:
        "      const { id, subscribedAt } = await subscriber(c);\n      await takeOffList(db, id, toTimestamp(clock()));\n",
      test: leaving("does nothing on GET and HEAD, whoever asks"),
    },
    {
      name: "unsubscribe-token-not-checked",
      promise: "Nobody can be unsubscribed with a link that the site did not make.",
      promisedIn: "README of subscribers",
      file: "src/features/subscribers/server/subscriber-links.ts",
      find: 'return (await signed.isToken(db, token, { id, purpose: "" })) ? id : undefined;',
      replace: 'return (await signed.token(db, { id, purpose: "" })) ? id : undefined;',
      test: leaving("refuses a token in which one letter was changed"),
    },
    {
      name: "letter-to-who-left",
      promise: "Who leaves the list while a letter goes out does not get it.",
      promisedIn: "README of letters",
      file: "src/features/subscribers/server/letter-recipients.ts",
      find: "if (!active) return undefined;",
      replace: "if (!active && key < 0) return undefined;",
      test: {
        project: "sqlite",
        file: "src/features/letters/server/letters.api.test.ts",
        name: "is not sent to somebody who leaves while it goes out",
      },
    },
    {
      name: "forgotten-but-not-in-the-files",
      promise: "Forgetting a person removes the files of their letters, too.",
      promisedIn: "README of subscribers",
      file: "src/shared/server/personal-data.ts",
      find: "    await rm(file, { force: true });\n",
      replace: '    if (name === "x") await rm(file, { force: true });\n',
      test: {
        project: "sqlite",
        file: "src/features/subscribers/server/subscribers-of-owner.api.test.ts",
        name: "first gives everything kept, and leaves nothing but the numbers",
      },
    },
  ],
};
