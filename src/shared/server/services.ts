import type { Db } from "#db/schema.ts";
import type { Clock } from "#shared/both/clock.ts";
import type { Config } from "./config.ts";
import type { CurrentSiteDetails } from "./current-site-details.ts";
import type { StorageHealth } from "./database-and-disk-health.ts";
import type { Log } from "./log.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** What `server/start-services.ts` provides to the features. Each takes only what it names. */
export interface Services {
  config: Config;
  /** Keeps `config.site` as the owner has it. */
  liveSite: CurrentSiteDetails;
  db: Db;
  clock: Clock;
  log: Log;
  limiter: RateLimiter;
  /** `wake` tells it that mail is waiting; without a mail server letters are written to files. */
  outbox: { wake(): void; readonly delivery: "mail" | "file" };
  /** The cached pages; `contentVersion` is the content's as this process has seen it. */
  pages: { readonly contentVersion: number };
  storage: StorageHealth;
  /** Whether the sender of these cookies is signed in and may see drafts: of posts, or of plants' plates. */
  maySeeDrafts: (cookies: string | undefined, of: "blog" | "plants") => Promise<boolean>;
  /** What hashing one password costs. */
  passwordCost: PasswordCost;
  /** The part of Message-IDs after the @. */
  mailDomain: string;
  /** For a command that runs now. */
  commandContext(): CommandContext;
  /** The part of calendar UIDs after the @. */
  calendarId: string;
  /** The folders of pictures that mail may show: uploads, and the site's own. */
  pictureFolders: PictureFolders;
}

/** The folders of pictures, by the prefix of their address; the first folder that has one counts. */
export type PictureFolders = readonly { prefix: string; folder: string }[];

/** The time at which a command runs, and what its mail needs. */
export interface CommandContext {
  now: Temporal.Instant;
  mailDomain: string;
}

/** What argon2id is told; memory in KiB. */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

declare module "hono" {
  interface ContextVariableMap {
    /** Whom a rate limit counts: the visitor's address, as the trusted proxies report it. */
    clientAddress: string;
    requestId: string;
  }
}
