import { networkInterfaces } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { annLee } from "#tests/support/registration.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";

let smtp: TestSmtp;
let site: TestSite;
let clock: TestClock;
beforeEach(async () => {
  smtp = await openSmtp();
  clock = createTestClock();
  site = await openSite({ env: { SMTP_URL: smtp.url, ...ownerEnv }, clock: clock.now });
});
afterEach(async () => {
  await site.close();
  await smtp.close();
});

const register = (email = "ann@example.com") =>
  site.call("POST", "/api/events/register", { ...annLee, email });
const sendDue = () => site.services.outbox.sendDue();
const rows = () => site.services.db.selectFrom("outbox").selectAll().execute();
const notices = async () => (await signIn(site)).call("GET", "/api/admin/site-status");

describe("a mail server that refuses the site itself", () => {
  it.each([
    ["550 5.7.1 Sender <hello@garden.test> not allowed", "MAIL_FROM (550)."],
    ["530 5.7.0 Authentication required", "a user name and a password in SMTP_URL (530)."],
  ])("at MAIL FROM (%s) keeps every letter waiting, and the owner is told", async (reply, told) => {
    await register();
    smtp.refuseSenderWith(reply);
    for (let day = 0; day < 5; day += 1) {
      await sendDue();
      clock.advance({ hours: 24 });
    }
    expect(await rows()).toMatchObject([
      { state: "waiting", failedTries: 0, lastError: expect.stringContaining(told) },
    ]);
    const { notices: said } = (await (await notices()).json()) as {
      notices: { code: string; message: string }[];
    };
    expect(said).toMatchObject([
      { code: "mail_settings", message: expect.stringContaining("1 letter cannot be sent.") },
    ]);
    expect(JSON.stringify(said)).not.toContain("@");
    smtp.refuseSenderWith(undefined);
    await sendDue();
    expect(smtp.accepted).toHaveLength(1);
    expect(await (await notices()).json()).toEqual({ notices: [] });
  });

  it("gets what waited for its settings within the limits of a mailbox", async () => {
    smtp.refuseSenderWith("535 5.7.8 Sign in first");
    for (let hour = 0; hour < 4; hour += 1) {
      await register();
      await sendDue();
      clock.advance({ hours: 1 });
    }
    const ids = (await rows()).map(({ messageId }) => messageId);
    smtp.refuseSenderWith(undefined);
    const accepted = async (minutes: number) => {
      clock.advance({ minutes });
      await sendDue();
      return smtp.accepted.length;
    };
    expect(await accepted(0)).toBe(3);
    expect(await accepted(50)).toBe(3);
    expect(await accepted(15)).toBe(4);
    expect(new Set(smtp.accepted.map(({ messageId }) => messageId))).toEqual(
      new Set(ids.map((id) => `<${id}>`)),
    );
  });

  it("is told with all letters that wait, and the reason of most of them", async () => {
    await register("a@example.com");
    smtp.refuseSenderWith("530 5.7.0 Authentication required");
    await sendDue();
    await register("b@example.com");
    await register("c@example.com");
    smtp.refuseSenderWith("550 5.7.1 Sender <hello@garden.test> not allowed");
    await sendDue();
    const reasons = (await rows()).map(({ lastError }) => lastError);
    expect(new Set(reasons).size).toBe(2); // The control.
    const { notices: said } = (await (await notices()).json()) as {
      notices: { code: string; message: string }[];
    };
    const message = said.find(({ code }) => code === "mail_settings")?.message;
    expect(message).toMatch(/^3 letters cannot be sent\. .*MAIL_FROM \(550\).*another reason\./);
  });

  it("is asked again as soon as the site is started with other settings", async () => {
    await register();
    smtp.refuseSenderWith("550 No");
    await sendDue();
    smtp.refuseSenderWith(undefined);
    expect(await sendDue()).toBe(0); // The control: by itself it waits for its time.
    site.services.outbox.start();
    await expect.poll(() => smtp.accepted.length).toBe(1);
  });

  it("ends a letter whose text or recipient it refuses (the control)", async () => {
    await register();
    smtp.refuseWith("550 No such mailbox");
    await sendDue();
    expect(await rows()).toMatchObject([{ state: "failed" }]);
  });
});

describe("a password for the mail server", () => {
  /** An address of this machine that is not its loopback, as a mail server elsewhere would have. */
  const elsewhere = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === "IPv4" && !address.internal)?.address;

  it.runIf(elsewhere)("is not sent without TLS, whatever the address asks for", async () => {
    const open = await openSmtp({ host: elsewhere as string });
    const url = `${open.url.replace("smtp://", "smtp://garden:secret@")}?ignoreTLS=true`;
    const { dataDir, services } = site;
    await services.close();
    const reopen = { dataDir, databaseUrl: services.config.databaseUrl };
    site = await openSite({ env: { SMTP_URL: url }, clock: clock.now, reopen });
    await register();
    await sendDue();
    expect(open.attempts()).toBe(0);
    expect(await rows()).toMatchObject([
      { state: "waiting", lastError: expect.stringContaining("safe for the password") },
    ]);
    await open.close();
  });

  it.runIf(elsewhere)("is not sent without TLS for the owner's test, who is told so", async () => {
    const logins: unknown[] = [];
    const open = await openSmtp({
      host: elsewhere as string,
      onLogin: (login) => logins.push(login),
    });
    for (const query of ["", "?ignoreTLS=true", "?opportunisticTLS=true"]) {
      const { dataDir, services } = site;
      await services.close();
      const url = `${open.url.replace("smtp://", "smtp://garden:secret@")}${query}`;
      const reopen = { dataDir, databaseUrl: services.config.databaseUrl };
      site = await openSite({ env: { SMTP_URL: url, ...ownerEnv }, clock: clock.now, reopen });
      const owner = await signIn(site);
      const answer = await owner.call("POST", "/api/admin/letters/settings/test-mail");
      expect(await answer.json()).toMatchObject({
        isWorking: false,
        says: expect.stringContaining("offers no encrypted connection there"),
      });
    }
    expect(open.connections()).toBe(3);
    expect(open.attempts()).toBe(0);
    expect(logins).toEqual([]);
    await open.close();
  });
});

describe("a mail server that thinks for a while after the final dot", () => {
  // Long enough for the half minute after which most programs give up. Once is enough.
  it.runIf(process.env["TEST_ENGINE"] === "sqlite")(
    "gets its letter once",
    { timeout: 60_000 },
    async () => {
      const letGo = smtp.hold();
      await register();
      const sending = sendDue();
      await expect.poll(() => smtp.attempts()).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 33_000));
      letGo();
      await sending;
      expect(smtp.attempts()).toBe(1);
      expect(await rows()).toMatchObject([{ state: "sent", attempts: 1 }]);
    },
  );
});

describe("letters one after the other", () => {
  it("go over one connection", async () => {
    for (let letter = 0; letter < 5; letter += 1) {
      await register(`a${letter}@example.com`);
      await sendDue();
    }
    expect(smtp.accepted).toHaveLength(5);
    expect(smtp.connections()).toBe(1);
  });
});
