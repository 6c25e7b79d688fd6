import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";

let smtp: TestSmtp;
let site: TestSite;
let clock: TestClock;
beforeEach(async () => {
  smtp = await openSmtp();
  clock = createTestClock();
  site = await openSite({ env: { SMTP_URL: smtp.url, ...ownerEnv }, clock: clock.now });
  const answer = await site.call("POST", "/api/subscribe", { email: "ann@example.com" });
  expect(answer.status).toBe(200);
});
afterEach(async () => {
  await site.close();
  await smtp.close();
});

type Moment = "the greeting" | "MAIL FROM" | "RCPT TO" | "the final dot";

function answerAt(moment: Moment, reply: string | undefined) {
  const say = {
    "the greeting": smtp.greetWith,
    "MAIL FROM": smtp.refuseSenderWith,
    "RCPT TO": smtp.refuseRecipientWith,
    "the final dot": smtp.refuseWith,
  }[moment];
  say(reply);
}
const sendDue = () => site.services.outbox.sendDue();
const letter = () => site.services.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();

async function asked(path: string) {
  const owner = await signIn(site);
  return (await owner.call("GET", path)).json();
}
const subscriber = async () => (await asked("/api/admin/subscribers")).people[0].status;

/** What a reply means is no matter of the database: most of them are tried on one. */
const once = describe.skipIf(process.env["TEST_ENGINE"] === "postgres");

once("what a mail server has against the site", () => {
  const refused = "refuses the sender in MAIL_FROM";
  const login = "wants a user name and a password in SMTP_URL";
  const machine = "takes no letters from this site's machine or account";
  it.each<[Moment, string, string]>([
    // Postfix says so after the recipient (smtpd_delay_reject=yes).
    [
      "RCPT TO",
      "553 5.7.1 <hello@garden.test>: Sender address rejected: not owned by user garden",
      refused,
    ],
    ["RCPT TO", "550 5.1.8 <hello@garden.test>: Sender address rejected: no such domain", refused],
    ["RCPT TO", "450 4.1.8 <hello@garden.test>: Sender address rejected: not found", refused],
    ["RCPT TO", "550 5.1.7 The address is not one", refused],
    ["RCPT TO", "550 5.1.0 <hello@garden.test>: Sender address rejected: User unknown", refused],
    ["RCPT TO", "550 Sender verify failed", refused],
    ["MAIL FROM", "550 5.1.1 No such user", refused],
    ["the final dot", "554 5.2.252 garden@example.com not allowed", refused],
    ["the final dot", "554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException", refused],
    ["the final dot", "550 5.7.60 SMTP; no permission", refused],
    ["the final dot", "550 5.7.1 Client does not have permissions to send as this sender", refused],
    ["the final dot", "550 The from address does not match a verified Sender Identity", refused],
    ["the final dot", "550 5.7.26 This mail is unauthenticated", refused],
    ["RCPT TO", "554 5.7.1 <ann@example.com>: Relay access denied", login],
    ["RCPT TO", "454 4.7.1 <ann@example.com>: Relay access denied", login],
    ["RCPT TO", "550 relay not permitted", login],
    ["RCPT TO", "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", login],
    ["RCPT TO", "530 5.7.0 Please log in", login],
    ["the final dot", "535 5.7.8 Error", login],
    [
      "RCPT TO",
      "554 5.7.1 Service unavailable; Client host [192.0.2.9] blocked using bl.example",
      machine,
    ],
    ["the greeting", "554 5.7.1 No service here", machine],
  ])("makes letters wait, and the owner is told: at %s %s", async (moment, reply, told) => {
    answerAt(moment, reply);
    for (let day = 0; day < 4; day += 1) {
      await sendDue();
      clock.advance({ hours: 24 });
    }
    expect(await letter()).toMatchObject({
      state: "waiting",
      waitsFor: "settings",
      failedTries: 0,
      lastError: expect.stringContaining(`${told} (${reply.slice(0, 3)}).`),
    });
    const { notices } = await asked("/api/admin/site-status");
    expect(notices).toMatchObject([
      { code: "mail_settings", message: expect.stringContaining(told) },
    ]);
    expect(await subscriber()).toBe("active");
    answerAt(moment, undefined);
    await sendDue();
    expect(smtp.accepted).toHaveLength(1);
  });

  it("is told by the owner's test of the mail server, too", async () => {
    const owner = await signIn(site);
    const says = async () =>
      (await (await owner.call("POST", "/api/admin/letters/settings/test-mail")).json()).says;
    smtp.refuseRecipientWith("553 5.7.1 Sender address rejected: not owned by user garden");
    expect(await says()).toContain("send as the address in MAIL_FROM (553)");
    smtp.refuseRecipientWith("554 5.7.1 Relay access denied");
    expect(await says()).toContain("wants to be signed in to");
    smtp.refuseRecipientWith(undefined);
    smtp.greetWith("554 No service here");
    expect(await says()).toContain("takes no letters from this site's machine or account (554)");
  });
});

describe("how many letters a mail server takes in a time", () => {
  it.each<[Moment, string]>([
    ["the final dot", "550 5.4.5 Daily user sending limit exceeded"],
    ["RCPT TO", "550 Domain garden.test has exceeded the max emails per hour (101/100)"],
    ["MAIL FROM", "550 5.7.28 Too much mail"],
    ["RCPT TO", "452 4.5.3 Too many recipients"],
    ["RCPT TO", "452 Too many"],
    ["RCPT TO", "421 Too many"],
    ["the greeting", "421 4.3.2 Too many"],
  ])("is no mark against anybody, and passes: at %s %s", async (moment, reply) => {
    answerAt(moment, reply);
    await sendDue();
    expect(await letter()).toMatchObject({ state: "waiting", waitsFor: null, failedTries: 1 });
    for (let day = 0; day < 15; day += 1) {
      clock.advance({ hours: 24 });
      await sendDue();
    }
    expect(await letter()).toMatchObject({ state: "failed", failedTries: 11 });
    expect(await subscriber()).toBe("active");
  });
});

once("what a mail server has against a recipient", () => {
  it.each<[Moment, string]>([
    ["RCPT TO", "550 5.1.1 <ann@example.com>: Recipient address rejected: User unknown"],
    ["RCPT TO", "550 5.1.2 Bad destination system"],
    ["RCPT TO", "553 5.1.3 Bad address syntax"],
    ["RCPT TO", "551 5.1.6 Moved"],
    ["RCPT TO", "556 5.1.10 Null MX"],
    ["RCPT TO", "550 5.2.1 Disabled; authentication required, sender rejected, relay denied"],
    ["RCPT TO", "550 No such user here"],
    ["the final dot", "550 5.1.1 <ann@example.com> no such mailbox"],
  ])("is final: at %s %s", async (moment, reply) => {
    answerAt(moment, reply);
    await sendDue();
    expect(await letter()).toMatchObject({ state: "failed", failedTries: 1 });
    expect(await subscriber()).toBe("bouncing");
  });

  it.each<[Moment, string]>([
    ["the final dot", "554 5.7.1 Message rejected as spam by relay.example.com"],
    ["the final dot", "552 5.3.4 Message too big"],
    ["MAIL FROM", "552 5.3.4 Message size exceeds fixed limit"],
    ["RCPT TO", "550 5.7.1 Sender not authorized to send to this group"],
  ])(
    "is no mark against the address where it is of the letter: at %s %s",
    async (moment, reply) => {
      answerAt(moment, reply);
      await sendDue();
      expect(await letter()).toMatchObject({ state: "failed", failedTries: 1 });
      expect(await subscriber()).toBe("active");
    },
  );
});
