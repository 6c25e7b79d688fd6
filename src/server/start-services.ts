import { chmod, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { openBackups } from "#backup/backup-api.ts";
import { backupHere, type MakeBackup } from "#backup/nightly-backups.ts";
import { finishMoves, moveKeysOnOnceRestored } from "#backup/put-restored-files-in-place.ts";
import { connect, migrate } from "#db/connect.ts";
import type { Db } from "#db/schema.ts";
import type { MailContext } from "#features/feature.ts";
import { combinedWriter } from "#mail/combine-mail-to-one-mailbox.ts";
import { ownerNoticesKind, ownerNoticesWriter } from "#mail/gather-notices-to-owner.ts";
import { createMailer } from "#mail/mailer.ts";
import { type MailWriters, type OutboxTiming, OutboxWorker } from "#mail/outbox.ts";
import { combinedKind } from "#mail/take-due-mail.ts";
import { type Clock, systemClock, toTimestamp } from "#shared/both/clock.ts";
import { type Config, databaseLocation } from "#shared/server/config.ts";
import { currentSiteDetails } from "#shared/server/current-site-details.ts";
import { storageHealth } from "#shared/server/database-and-disk-health.ts";
import { jobRunner } from "#shared/server/jobs.ts";
import { createLog } from "#shared/server/log.ts";
import { rateLimiter } from "#shared/server/rate-limit.ts";
import type { PasswordCost } from "#shared/server/services.ts";
import { claimSiteFact, ensureCalendarId, readSiteFact } from "#shared/server/site-facts.ts";
import { picturesFolder } from "#shared/server/uploaded-pictures.ts";
import {
  defaultPageTexts,
  features,
  fullCost,
  keepFirstOwner,
  keptByAll,
  mayBeOwner,
  maySeeDrafts,
} from "./features.ts";
import { PageCache } from "./pages/page-cache.ts";

export type StartedServices = Awaited<ReturnType<typeof startServices>>;

/** Only for tests. It is not a setting, so that a real site cannot have cheap password hashes. */
export interface TestOnlyOptions {
  clock?: Clock;
  passwordCost?: PasswordCost;
  outboxTiming?: Partial<OutboxTiming> | undefined;
}

/**
 * Opens the database, fills a new site, and puts together what the features need. `publicFolder` has the site's
 * own pictures. The outbox and the jobs are not started.
 */
export async function startServices(
  config: Config,
  {
    clock = systemClock,
    passwordCost = fullCost,
    outboxTiming,
    publicFolder = "public",
    makeBackup = backupHere(config),
  }: TestOnlyOptions & {
    publicFolder?: string | undefined;
    makeBackup?: MakeBackup | undefined;
  } = {},
) {
  const log = createLog(config.logLevel);
  if (await finishMoves(config.dataDir)) log.warn("A restore that was broken off is finished.");
  const db = connect(databaseLocation(config));
  await migrate(db);
  await moveKeysOnOnceRestored(db);
  const liveSite = currentSiteDetails(config.site, defaultPageTexts);
  await liveSite.refresh(db);
  await keepPrivate(config.dataDir);
  const isNew = await seedOnce(db, clock());
  const firstOwner = await keepFirstOwner(db, config.admin, clock, passwordCost);
  const mailDomain = config.mailFrom.address.replace(/^.*@/, "");
  const calendarId = await ensureCalendarId(db, mailDomain);
  const mailer = createMailer(config);
  const pictureFolders = [
    { prefix: "/attached-assets/", folder: picturesFolder(config.dataDir) },
    { prefix: "/", folder: publicFolder },
  ];
  const outbox = new OutboxWorker({
    ...{ db, clock, mailer, log, timing: outboxTiming },
    ...allMail(db, { config, clock, calendarId, pictureFolders }),
  });
  const limiter = await rateLimiter(db, clock);
  const backups = openBackups({ config, db, clock, log, limiter, make: makeBackup });
  const services = {
    config,
    liveSite,
    db,
    clock,
    log,
    limiter,
    outbox,
    storage: storageHealth(db, config.dataDir),
    pages: new PageCache({ log, mayBeOwner }),
    maySeeDrafts: (cookies: string | undefined, of: "blog" | "plants") =>
      maySeeDrafts(db, clock, cookies, of),
    passwordCost,
    mailDomain,
    commandContext: () => ({ now: clock(), mailDomain }),
    calendarId,
    pictureFolders,
    backups,
  };
  const jobs = jobRunner({
    ...{ clock, log, outbox },
    jobs: features.flatMap((feature) => feature.jobs?.(services, keptByAll) ?? []),
  });
  return {
    ...services,
    jobs,
    /** True if this start filled a new site. */
    isNew,
    /** The owner that this start made, where it made one. */
    firstOwner,
    /** Closes what was opened; the letter in hand is finished first. */
    async close() {
      await jobs.stop();
      await backups.stop();
      await outbox.stop();
      mailer.close();
      await db.destroy();
    },
  };
}

/**
 * Makes what was in the data folder before readable by its user alone; new files are made so (`process.umask`).
 * Where the files are another user's, nothing changes.
 */
async function keepPrivate(dataDir: string): Promise<void> {
  const owners = async (path: string, mode: number) => chmod(path, mode).catch(() => {});
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dataDir)) {
    if (/^garden\.sqlite/.test(name)) await owners(join(dataDir, name), 0o600);
  }
  for (const folder of ["mail", "backups"]) {
    const path = join(dataDir, folder);
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    if (entries.length === 0) continue;
    await owners(path, 0o700);
    for (const entry of entries) {
      // A backup that is being made works in a folder, which nobody but root could use without x.
      if (entry.isDirectory()) await owners(join(path, entry.name), 0o700);
      else if (entry.isFile()) await owners(join(path, entry.name), 0o600);
    }
  }
}

/** The letters and notices of all features, and the mail that combines them. */
function allMail(db: Db, context: MailContext) {
  const { site } = context.config;
  const all = features.flatMap(({ mail }) => mail?.(context) ?? []);
  const notices = Object.assign({}, ...all.map((one) => one.notices));
  const together = Object.assign({}, ...all.map((one) => one.together));
  const writers: MailWriters = {
    ...Object.assign({}, ...all.map((one) => one.writers)),
    [ownerNoticesKind]: ownerNoticesWriter(site, context.clock, notices),
  };
  return {
    writers: { ...writers, [combinedKind]: combinedWriter(site, writers, together) },
    async onAddressRefused(address: string) {
      for (const one of all) await one.onAddressRefused?.(db, address, context.clock());
    },
  };
}

/** Fills a new site, in one of the processes that start together. What the owner deletes later stays deleted. */
async function seedOnce(db: Db, now: Temporal.Instant): Promise<boolean> {
  if ((await readSiteFact(db, "seeded-at")) !== undefined) return false;
  return db.transaction().execute(async (trx) => {
    if (!(await claimSiteFact(trx, "seeded-at", toTimestamp(now)))) return false;
    for (const feature of features) await feature.seed?.(trx, now);
    return true;
  });
}
