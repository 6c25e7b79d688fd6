// Letters a second to a mail server that takes its time, with the rate lifted and with the rate as it is at first.
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { connect } from "#db/connect.ts";
import type { RunningServer } from "../tests/support/server.ts";
import { ownerOf } from "./owner.ts";
import { withSite } from "./processes.ts";
import type { Measurement, Row } from "./row.ts";

type Owner = Awaited<ReturnType<typeof ownerOf>>;

const letters = 300;
const answerMilliseconds = 200;

export const lettersSent: Measurement = {
  name: "letters",
  async run() {
    let accepted = 0;
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      logger: false,
      onData(stream, _session, callback) {
        stream.resume();
        stream.on("end", async () => {
          await pause(answerMilliseconds);
          accepted += 1;
          callback();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    const { port } = smtp.server.address() as AddressInfo;
    const oneAfterAnother = 1_000 / answerMilliseconds;
    const row = (what: string, perSecond: number): Row => ({
      what: `letters to subscribers, a mail server that takes ${answerMilliseconds} ms for each, ${what}`,
      figure: `${perSecond.toFixed(1)} a second`,
      against: `one after another (${oneAfterAnother} a second)`,
      ratio: (perSecond / oneAfterAnother).toFixed(1),
    });

    /** Letters a second, from the first of `count` to the last; the minute to take them back is not counted. */
    async function rate({ call }: Owner, perMinute: number | null, count: number) {
      const settings = { postalAddress: "12 Rose Lane, Scranton", perHour: null, perDay: null };
      await call("PUT", "/api/admin/letters/settings", { ...settings, perMinute });
      const body = "# Come early\n\nThe gate opens at nine.\n- Roses\n- Lilies";
      const letter = { subject: "Plant sale on Saturday", body, to: "subscribers" };
      const { id } = await call("POST", "/api/admin/letters", letter);
      await call("POST", `/api/admin/letters/${id}/send`, {});
      const before = accepted;
      while (accepted === before) await pause(5);
      const started = performance.now();
      while (accepted < before + count) await pause(5);
      return (count * 1_000) / (performance.now() - started);
    }

    const measure = async (site: RunningServer) => {
      const owner = await ownerOf(site.url);
      await subscribe(join(site.dataDir, "garden.sqlite"), letters);
      return [
        row("the rate lifted", await rate(owner, null, letters)),
        row("120 a minute", await rate(owner, 120, 60)),
      ];
    };
    try {
      return await withSite(measure, { env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    } finally {
      smtp.close(() => {});
    }
  },
};

/** Subscribers put in beside the running site: signing 300 up would measure the sign-ups. */
async function subscribe(file: string, count: number): Promise<void> {
  const db = connect({ file });
  const now = new Date().toISOString();
  for (let index = 0; index < count; index += 1) {
    const email = `reader${index}@example.com`;
    const kept = { email, emailKey: email, subscribedAt: now, createdAt: now };
    const { insertId } = await db.insertInto("subscriber").values(kept).executeTakeFirstOrThrow();
    const said = {
      form: "newsletter",
      wordingKey: "newsletter-1",
      wording: "Yes",
      agreed: 1,
    } as const;
    const by = { subscriberId: Number(insertId), givenAt: now };
    await db
      .insertInto("consent")
      .values({ ...said, ...by })
      .execute();
  }
  await db.destroy();
}
