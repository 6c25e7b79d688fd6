import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeHelper } from "#tests/support/helpers.ts";
import { type LetterSite, openLetterSite } from "#tests/support/letters.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { openSite } from "#tests/support/site.ts";
import { explainMailError, testMailServer } from "./test-mail-server.ts";

let here: LetterSite;
beforeEach(async () => {
  here = await openLetterSite();
});
afterEach(() => here.close());

describe("the test of the mail server", () => {
  const says = async (url: string) =>
    testMailServer(
      url,
      { name: "", address: "rose@example.com" },
      {
        to: "a@example.com",
        subject: "",
        text: "",
        html: "",
      },
    );

  it("sends a letter, or says in a sentence what is wrong", async () => {
    const working = await here.owner.call("POST", "/api/admin/letters/settings/test-mail");
    expect(await working.json()).toMatchObject({ isWorking: true });
    expect(here.smtp.accepted.at(-1)?.subject).toBe("A test letter from Rosa Mystica Gardens");
    // The owner's address is hers.
    const helper = await makeHelper(here.site, here.owner, ["everything"]);
    const helpers = await helper.call("POST", "/api/admin/letters/settings/test-mail");
    expect((await helpers.json()).says).toContain("took a letter to the owner.");

    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const { port } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    expect(await says(`smtp://127.0.0.1:${port}`)).toContain("the port is closed");
    expect(await says(here.smtp.url.replace("smtp:", "smtps:"))).toContain("does not speak TLS");
    expect(await says("smtp://mail.invalid:587")).toContain("no server called mail.invalid");

    const strict = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error("no")),
    });
    await new Promise<void>((resolve) => strict.listen(0, "127.0.0.1", resolve));
    const at = (strict.server.address() as { port: number }).port;
    expect(await says(`smtp://rose:wrong@127.0.0.1:${at}`)).toContain("user name or the password");
    expect(await says(`smtp://127.0.0.1:${at}`)).toContain("wants to be signed in to");
    await new Promise<void>((resolve) => strict.close(() => resolve()));
    expect(
      explainMailError(new Error("unable to verify the first certificate"), "smtps://m.example"),
    ).toContain("certificate of m.example");
  });

  it("says that letters are kept as files where there is none", async () => {
    const other = await openSite({ env: ownerEnv });
    const { call } = await signIn(other);
    expect(await (await call("GET", "/api/admin/letters/settings")).json()).toMatchObject({
      delivery: "file",
      mailServer: null,
      perMinute: 120,
    });
    expect((await call("POST", "/api/admin/letters/settings/test-mail")).status).toBe(409);
    await other.close();
  });
});
