import { setTimeout as pause } from "node:timers/promises";
import type { Email } from "postal-mime";
import type { RunningServer } from "#tests/support/server.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import type { Fault, Outcome } from "./fault.ts";
import { givesUpAtOnce, quickLook, shortLease } from "./shared-weaknesses.ts";
import {
  accepted,
  becomes,
  hurryLetters,
  openServer,
  registerMany,
  withDatabase,
} from "./visitors.ts";

const people = 8;
/** Letters at a slow server: with more than five in hand the worker takes none, and would not show a lease that ended. */
const heldPeople = 4;
/** More than twice the short lease, so that a busy machine, too, sees a letter go out again without its renewal. */
const heldSeconds = 20;

/** Who got no letter, and who got more than one; with `mayRepeat` more than one Message-ID. */
export function lettersWrong(
  letters: readonly Email[],
  wanted: readonly string[],
  { mayRepeat = false } = {},
): string[] {
  const of = (email: string) =>
    letters.filter(({ to }) => to?.[0]?.address === email).map(({ messageId }) => messageId);
  const lost = wanted.filter((email) => of(email).length === 0).length;
  const twice = wanted.filter((email) => of(email).length > 1).length;
  const unlike = wanted.filter((email) => new Set(of(email)).size > 1).length;
  return [
    ...(lost > 0 ? [`${lost} letters of ${wanted.length} lost`] : []),
    ...(twice > 0 && !mayRepeat ? [`${twice} letters sent twice`] : []),
    ...(unlike > 0 ? [`${unlike} letters under more than one Message-ID`] : []),
  ];
}

interface MailParts {
  server: RunningServer;
  smtp: TestSmtp;
  /** Registers people, eight unless it is said, all of whom must be accepted. */
  register(problems: string[], count?: number): Promise<string[]>;
  /** Waits until everybody has a letter, or until none waits any more. */
  arrive(smtp: TestSmtp, wanted: readonly string[]): Promise<void>;
}

async function withMail(
  env: Record<string, string>,
  check: (parts: MailParts) => Promise<Outcome>,
): Promise<Outcome> {
  const smtp = await openSmtp();
  const server = await openServer({ SMTP_URL: smtp.url, ...env });
  try {
    return await check({
      server,
      smtp,
      async register(problems, count = people) {
        const answers = await registerMany(count, 4, () => server);
        const emails = accepted(answers);
        if (emails.length !== count) problems.push(`${count - emails.length} were not accepted`);
        return emails;
      },
      async arrive({ accepted: letters }, wanted) {
        const has = (email: string) => letters.some(({ to }) => to?.[0]?.address === email);
        const waits = () =>
          withDatabase(server, (db) =>
            db.selectFrom("outbox").select("id").where("state", "=", "waiting").executeTakeFirst(),
          );
        await becomes(async () => wanted.every(has) || !(await waits()));
      },
    });
  } finally {
    await server.close();
    await smtp.close();
  }
}

export const mailDown: Fault = {
  name: "mail server down",
  shortened: quickLook,
  controls: [givesUpAtOnce],
  check: (env) =>
    withMail(env, async ({ server, smtp, register, arrive }) => {
      const problems: string[] = [];
      await smtp.close();
      const wanted = await register(problems);
      const isTried = await becomes(
        () => server.output().split("Letter not sent.").length > people,
      );
      if (!isTried) problems.push("not every letter was tried while it was down");
      const back = await openSmtp({ port: Number(new URL(smtp.url).port) });
      await hurryLetters(server);
      await arrive(back, wanted);
      problems.push(...lettersWrong(back.accepted, wanted));
      await back.close();
      return { tried: `${people} registrations while it was down, then back`, problems };
    }),
};

export const mailRefusing: Fault = {
  name: "mail server refusing for now (451)",
  shortened: quickLook,
  controls: [givesUpAtOnce],
  check: (env) =>
    withMail(env, async ({ server, smtp, register, arrive }) => {
      const problems: string[] = [];
      smtp.refuseWith("451 Try again later");
      const wanted = await register(problems);
      if (!(await becomes(() => smtp.attempts() >= people))) problems.push("it was not asked");
      smtp.refuseWith(undefined);
      await becomes(() => server.output().split("Letter not sent.").length > people);
      await hurryLetters(server);
      await arrive(smtp, wanted);
      problems.push(...lettersWrong(smtp.accepted, wanted));
      return { tried: `${people} letters refused once`, problems };
    }),
};

export const mailSlow: Fault = {
  name: "mail server slower than the lease",
  shortened: shortLease,
  controls: [
    {
      what: "no renewal of the lease",
      replace: [["renewal.then(() => this.#renewLease(row))", "Promise.resolve()"]],
    },
  ],
  check: (env) =>
    withMail(env, async ({ smtp, register, arrive }) => {
      const problems: string[] = [];
      const letGo = smtp.hold();
      const wanted = await register(problems, heldPeople);
      if (!(await becomes(() => smtp.attempts() > 0))) problems.push("it was not asked");
      // Longer than the lease and the worker's look after it, or until one comes again. A lease is no
      // longer where the machine is slow, and neither is this.
      const until = performance.now() + heldSeconds * 1_000;
      while (smtp.attempts() <= heldPeople && performance.now() < until) await pause(50);
      const others = await register(problems, heldPeople);
      letGo();
      await arrive(smtp, [...wanted, ...others]);
      problems.push(...lettersWrong(smtp.accepted, [...wanted, ...others]));
      return {
        tried: `${heldPeople} letters held for ${heldSeconds} s, ${heldPeople} registrations meanwhile`,
        problems,
      };
    }),
};

export const mailDying: Fault = {
  name: "mail server dying after DATA",
  shortened: quickLook,
  controls: [
    givesUpAtOnce,
    {
      what: "a new Message-ID at each try",
      replace: [
        [
          "await (await opening).sendMail(compose(mail, config, messageId))",
          "await (await opening).sendMail(compose(mail, config, String(Math.random())))",
        ],
      ],
    },
  ],
  check: (env) =>
    withMail(env, async ({ server, smtp, register, arrive }) => {
      const problems: string[] = [];
      const taken: Email[] = [];
      // It has taken the letter, and is gone before it can say so.
      smtp.onAccept(async () => smtp.cut());
      const wanted = await register(problems);
      await becomes(() => server.output().split("Letter not sent.").length > people);
      taken.push(...smtp.accepted.splice(0));
      if (taken.length === 0) problems.push("it never took one");
      smtp.onAccept(undefined);
      await hurryLetters(server);
      await arrive(smtp, wanted);
      problems.push(...lettersWrong(smtp.accepted, wanted));
      problems.push(...lettersWrong([...taken, ...smtp.accepted], wanted, { mayRepeat: true }));
      return { tried: `${taken.length} letters taken and not confirmed`, problems };
    }),
};
