import { join } from "node:path";
import { connect, migrate } from "#db/connect.ts";
import { DraftAccess } from "#features/accounts/server/draft-access.ts";
import { type FirstOwner, keepFirstOwner } from "#features/accounts/server/first-owner.ts";
import { fullCost } from "#features/accounts/server/passwords.ts";
import { ensureCalendarId } from "#features/events/server/calendar-id.ts";
import { welcomeKind, welcomeWriter } from "#features/newsletter/server/welcome-letter.ts";
import { confirmationWriter } from "#features/registrations/server/confirmation-letter.ts";
import { confirmationKind } from "#features/registrations/server/letter-kinds.ts";
import { type Config, databaseLocation } from "#platform/server/config.ts";
import { createLog, requestNotes } from "#platform/server/log.ts";
import { createMailer } from "#platform/server/mail.ts";
import { type OutboxTiming, OutboxWorker } from "#platform/server/outbox.ts";
import { PageCache } from "#platform/server/page-cache.ts";
import { RateLimiter } from "#platform/server/rate-limit.ts";
import type { PasswordCost, Services } from "#platform/server/services.ts";
import { type Clock, systemClock } from "#platform/shared/clock.ts";
import { seedOnce } from "./seed.ts";

export interface StartedServices extends Services {
  /** Closes what was opened; the letter in hand is finished first. */
  close(): Promise<void>;
  /** True where this start filled a new site. */
  isNew: boolean;
  /** The owner that this start made, where it made one. */
  firstOwner: FirstOwner | undefined;
}

/** What a test may choose, and no setting can: no password of a real site is cheaper than it should be. */
export interface ForTests {
  clock?: Clock;
  passwordCost?: PasswordCost;
  outboxTiming?: Partial<OutboxTiming> | undefined;
}

/**
 * Opens the database, brings it up to date, fills a new site, and puts together what the features
 * need. The outbox's worker is made but not started.
 */
export async function startServices(
  config: Config,
  { clock = systemClock, passwordCost = fullCost, outboxTiming }: ForTests = {},
): Promise<StartedServices> {
  const log = createLog(config.logLevel);
  const db = connect(databaseLocation(config));
  await migrate(db);
  const isNew = await seedOnce(db, clock());
  const firstOwner = await keepFirstOwner(db, config.admin, clock, passwordCost);
  const mailDomain = domainOf(config.mailFrom);
  const calendarId = await ensureCalendarId(db, mailDomain);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    folder: join(config.dataDir, "mail"),
  });
  const outbox = new OutboxWorker({
    db,
    clock,
    mailer,
    log,
    timing: outboxTiming,
    writers: {
      [confirmationKind]: confirmationWriter(config.site, calendarId),
      [welcomeKind]: welcomeWriter(config.site),
    },
  });
  const draftAccess = new DraftAccess(db, clock);
  const noteRequest = requestNotes(log);
  return {
    config,
    db,
    clock,
    log,
    limiter: await RateLimiter.create(db, clock),
    outbox,
    noteRequest,
    pages: new PageCache({
      noteRequest,
      mayBeOwner: (cookies) => draftAccess.isPossible(cookies),
    }),
    maySeeDrafts: (cookies) => draftAccess.isAllowed(cookies),
    passwordCost,
    mailDomain,
    calendarId,
    isNew,
    firstOwner,
    async close() {
      await outbox.stop();
      mailer.close();
      await db.destroy();
    },
  };
}

function domainOf(mailFrom: string): string {
  return /@([^\s>]+)>?\s*$/.exec(mailFrom)?.[1] ?? "localhost";
}
