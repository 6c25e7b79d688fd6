import { expect } from "vitest";
import type { OutboxRow } from "#db/schema.ts";
import type { OutboxTiming } from "#mail/outbox.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { annLee } from "./registration.ts";
import { openSite, type TestSite } from "./site.ts";
import { openSmtp, type TestSmtp } from "./smtp.ts";

/** A site whose outbox is watched, with a mail server and a clock of the test's own. */
export interface OutboxSite {
  site: TestSite;
  clock: TestClock;
  smtp: TestSmtp;
  /** Registers Ann, or somebody at this address, which enqueues one letter. */
  register(email?: string): Promise<void>;
  /** Opens the same site again, with the outbox's timing as it is given. */
  reopen(outboxTiming: Partial<OutboxTiming>): Promise<void>;
  sendDue(): Promise<number>;
  outboxRows(): Promise<OutboxRow[]>;
  close(): Promise<void>;
}

/** Opens such a site. */
export async function openOutboxSite(): Promise<OutboxSite> {
  const smtp = await openSmtp();
  const clock = createTestClock();
  const here: OutboxSite = {
    site: await openSite({ env: { SMTP_URL: smtp.url }, clock: clock.now }),
    clock,
    smtp,
    async register(email = annLee.email) {
      const response = await here.site.call("POST", "/api/events/register", { ...annLee, email });
      expect(response.status).toBe(201);
    },
    async reopen(outboxTiming) {
      const { dataDir, services } = here.site;
      await services.close();
      here.site = await openSite({
        env: { SMTP_URL: here.smtp.url },
        clock: clock.now,
        outboxTiming,
        reopen: { dataDir, databaseUrl: services.config.databaseUrl },
      });
    },
    sendDue: () => here.site.services.outbox.sendDue(),
    outboxRows: () => here.site.services.db.selectFrom("outbox").selectAll().execute(),
    async close() {
      await here.site.close();
      await here.smtp.close();
    },
  };
  return here;
}
