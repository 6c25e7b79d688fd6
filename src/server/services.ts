import { join } from "node:path";
import type { Backups } from "#backup/backup-api.ts";
import { BackupDownloads } from "#backup/backup-downloads.ts";
import { finishMoves } from "#backup/kept-aside.ts";
import { moveKeysOnOnceRestored } from "#backup/keys-after-restore.ts";
import { backupHere, type MakeBackup, nightlyBackupJob } from "#backup/nightly-job.ts";
import { SecondPlaceJob, secondPlaceOf } from "#backup/second-place-job.ts";
import { connect, migrate } from "#db/connect.ts";
import { DraftAccess } from "#features/accounts/server/draft-access.ts";
import { type FirstOwner, keepFirstOwner } from "#features/accounts/server/first-owner.ts";
import { passwordLinkKind, passwordLinkWriter } from "#features/accounts/server/password-link.ts";
import { fullCost } from "#features/accounts/server/passwords.ts";
import { publishingJob } from "#features/blog/server/publishing-job.ts";
import { ensureCalendarId } from "#features/events/server/calendar-id.ts";
import { closingJob } from "#features/events/server/closing-job.ts";
import type { LettersContext } from "#features/letters/server/admin-api.ts";
import { lettersJob } from "#features/letters/server/enqueue-due-letters.ts";
import { ownLetters } from "#features/letters/server/letter-for-one-reader.ts";
import {
  confirmAddressKind,
  confirmAddressWriter,
} from "#features/owner-mail/server/confirm-address.ts";
import { picturesFolder } from "#features/pictures/server/store.ts";
import { sweepPicturesJob } from "#features/pictures/server/sweep-job.ts";
import { plantNames } from "#features/plants/server/plants-with-owner-changes.ts";
import { lapseJob } from "#features/registrations/server/lapse-job.ts";
import { forgetLettersJob } from "#features/registrations/server/letters/forget-letters-job.ts";
import {
  lettersToParties,
  registrationLetters,
} from "#features/registrations/server/letters/registration-letters.ts";
import { registrationNotices } from "#features/registrations/server/letters/registration-notices.ts";
import { reminderJob } from "#features/registrations/server/reminder-job.ts";
import { defaultPageTexts } from "#features/site/server/page-texts.ts";
import { markRefused } from "#features/subscribers/server/change-subscribers.ts";
import { confirmKind, confirmWriter } from "#features/subscribers/server/confirmation-mail.ts";
import { welcomeKind, welcomeWriter } from "#features/subscribers/server/welcome-mail.ts";
import { visitLetters } from "#features/visits/server/visit-letters.ts";
import { combinedWriter } from "#mail/combined-mail.ts";
import { mailPictures, type PictureFolders } from "#mail/mail-picture.ts";
import { floodBrakeJob } from "#mail/mail-problems.ts";
import { combinedKind } from "#mail/mailbox-limits.ts";
import { createMailer } from "#mail/mailer.ts";
import { type OutboxTiming, OutboxWorker } from "#mail/outbox.ts";
import { ownerNoticesKind, ownerNoticesWriter } from "#mail/owner-notices.ts";
import { type Clock, systemClock } from "#shared/both/clock.ts";
import { type Config, databaseLocation } from "#shared/server/config.ts";
import { JobRunner } from "#shared/server/jobs.ts";
import { LiveSite } from "#shared/server/live-site.ts";
import { createLog, requestNotes } from "#shared/server/log.ts";
import { PageCache } from "#shared/server/pages/page-cache.ts";
import { keepPrivate } from "#shared/server/private-files.ts";
import { RateLimiter } from "#shared/server/rate-limit.ts";
import type { PasswordCost, Services } from "#shared/server/services.ts";
import { StorageHealth } from "#shared/server/storage-health.ts";
import { seedOnce } from "./fill-new-site.ts";
import { lettersContext } from "./letters.ts";
import { listPictureMentions } from "./picture-mentions.ts";

export interface StartedServices extends Services {
  outbox: OutboxWorker;
  /** Closes what was opened; the letter in hand is finished first. */
  close(): Promise<void>;
  /** What falls due by the clock; made but not started, like the outbox's worker. */
  jobs: JobRunner;
  /** What letters are made of. */
  letters: LettersContext;
  backups: Backups;
  /** True where this start filled a new site. */
  isNew: boolean;
  /** The owner that this start made, where it made one. */
  firstOwner: FirstOwner | undefined;
}

/** What only tests choose. No setting does, so that a real site cannot have cheap password hashes. */
export interface TestOnlyOptions {
  clock?: Clock;
  passwordCost?: PasswordCost;
  outboxTiming?: Partial<OutboxTiming> | undefined;
}

/**
 * Opens the database, brings it up to date, fills a new site, and puts together what the features
 * need. `publicFolder` is where the site's own pictures lie. The outbox's worker and the jobs are made
 * but not started.
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
): Promise<StartedServices> {
  const log = createLog(config.logLevel);
  if (await finishMoves(config.dataDir)) log.warn("A restore that was broken off is finished.");
  const db = connect(databaseLocation(config));
  await migrate(db);
  await moveKeysOnOnceRestored(db);
  const liveSite = new LiveSite(config.site, defaultPageTexts);
  await liveSite.refresh(db);
  await keepPrivate(config.dataDir);
  const isNew = await seedOnce(db, clock());
  const firstOwner = await keepFirstOwner(db, config.admin, clock, passwordCost);
  const mailDomain = domainOf(config.mailFrom);
  const calendarId = await ensureCalendarId(db, mailDomain);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    folder: join(config.dataDir, "mail"),
  });
  const folders = pictureFolders(config.dataDir, publicFolder);
  const letters = lettersContext(db, config.site, folders);
  const aboutRegistrations = {
    site: config.site,
    calendarId,
    clock,
    pictureOf: mailPictures(folders, "event"),
  };
  const combined = lettersToParties(aboutRegistrations);
  const writers = {
    ...registrationLetters(aboutRegistrations),
    [ownerNoticesKind]: ownerNoticesWriter(config.site, clock, registrationNotices),
    [confirmAddressKind]: confirmAddressWriter(config.site),
    [passwordLinkKind]: passwordLinkWriter(config.site, clock),
    [welcomeKind]: welcomeWriter(config.site),
    [confirmKind]: confirmWriter(config.site),
    ...visitLetters(config.site, plantNames),
    ...ownLetters(letters.setLetter, letters.audiences),
  };
  const outbox = new OutboxWorker({
    db,
    clock,
    mailer,
    log,
    timing: outboxTiming,
    onAddressRefused: (address) => markRefused(db, address, clock()),
    writers: { ...writers, [combinedKind]: combinedWriter(config.site, writers, combined) },
  });
  const jobContext = { mailDomain, wakeOutbox: () => outbox.wake() };
  const secondPlace = secondPlaceOf(config, clock);
  const secondPlaceJob = new SecondPlaceJob(db, { config, log, clock, place: secondPlace });
  const backups: Backups = {
    downloads: new BackupDownloads({ config, clock, make: makeBackup }),
    secondPlace,
    settled: () => secondPlaceJob.settled(),
  };
  const jobs = new JobRunner({
    clock,
    log,
    jobs: [
      lapseJob(db, jobContext),
      reminderJob(db, jobContext),
      closingJob(db),
      floodBrakeJob(db, log),
      nightlyBackupJob(db, { config, log, make: makeBackup }),
      secondPlaceJob,
      backups.downloads.job(),
      forgetLettersJob(db, join(config.dataDir, "mail")),
      publishingJob(db),
      sweepPicturesJob(db, {
        folder: picturesFolder(config.dataDir),
        listMentions: listPictureMentions,
      }),
      lettersJob(db, { ...jobContext, audiences: letters.audiences }),
    ],
  });
  const draftAccess = new DraftAccess(db, clock);
  const noteRequest = requestNotes(log);
  return {
    config,
    liveSite,
    db,
    clock,
    log,
    limiter: await RateLimiter.create(db, clock),
    outbox,
    jobs,
    noteRequest,
    storage: new StorageHealth(db, config.dataDir),
    pages: new PageCache({
      noteRequest,
      mayBeOwner: (cookies) => draftAccess.isPossible(cookies),
    }),
    maySeeDrafts: (cookies) => draftAccess.isAllowed(cookies),
    passwordCost,
    mailDomain,
    calendarId,
    letters,
    backups,
    isNew,
    firstOwner,
    async close() {
      await jobs.stop();
      await secondPlaceJob.stop();
      await outbox.stop();
      mailer.close();
      await db.destroy();
    },
  };
}

/** Where the pictures lie that events may show: uploads, and what comes with the site. */
function pictureFolders(dataDir: string, publicFolder: string): PictureFolders {
  return [
    { prefix: "/attached-assets/", folder: picturesFolder(dataDir) },
    { prefix: "/", folder: publicFolder },
  ];
}

function domainOf(mailFrom: string): string {
  return /@([^\s>]+)>?\s*$/.exec(mailFrom)?.[1] ?? "localhost";
}
