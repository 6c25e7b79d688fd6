import { join, resolve } from "node:path";
import * as z from "zod";
import { defaultSite, type PublicSiteDetails } from "#shared/both/site-details.ts";

/** All settings of the environment. Only this file reads `process.env`. */
export type Config = ReturnType<typeof readConfig>;

/** A bucket of an S3-compatible store, or a folder in one, and the key that may put into it. */
export interface BackupStore {
  url: string;
  region: string;
  id: string;
  secret: string;
}

/** What the pages say about the nursery; served to them as `GET /api/site`. */
export interface SiteConfig extends PublicSiteDetails {
  /** The last day of the notice, `YYYY-MM-DD`. */
  noticeUntil?: string | undefined;
  noticeFrom?: string | undefined;
}

const httpUrl = z.url({
  protocol: /^https?$/,
  error: "must be an address like https://example.org",
  abort: true,
});
/** The site is at the root of its host: its links begin with a slash. */
const siteUrl = httpUrl.refine((address) => {
  const { pathname, search, hash, username } = URL.parse(address) ?? {};
  return pathname === "/" && !search && !hash && !username;
}, "must be an address without a path, like https://example.org");
const text = z.string().max(200, "must be 200 characters or fewer");
function wholeNumber(most: number) {
  const range = `must be a number from 0 to ${most}`;
  return z.coerce.number(range).int("must be a whole number").min(0, range).max(most, range);
}
/** Plain HTTP only to this machine: backups contain people's names and addresses. */
const storeUrl = httpUrl.refine((address) => {
  const { protocol, hostname, pathname, search, hash, username } = URL.parse(address) ?? {};
  const isSafe =
    protocol === "https:" || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname ?? "");
  return isSafe && pathname !== "/" && !search && !hash && !username;
}, "must be the address of a bucket, like https://s3.example.org/bucket");

const Environment = z
  .object({
    PORT: wholeNumber(65535).default(3000),
    HOST: text.default("127.0.0.1"),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: "must start with postgres://" })
      .optional(),
    PUBLIC_URL: siteUrl.optional(),
    ADMIN_USERNAME: text.default("owner"),
    ADMIN_PASSWORD: z.string().min(12, "must be at least 12 characters").max(200).optional(),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: "must be an address like smtp://user:password@host:587",
        abort: true,
      })
      .optional(),
    MAIL_FROM: text
      .regex(
        /^(?:[^<>\p{Cc}]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u,
        'must be an e-mail address, or a name and one: "Our Name" <hello@example.org>',
      )
      .optional(),
    TRUST_PROXY: wholeNumber(10).default(0),
    SITE_NAME: text.default(defaultSite.brand),
    SITE_PHONE: text.default(defaultSite.phone),
    SITE_EMAIL: z.email("must be an e-mail address").default(defaultSite.email),
    SITE_OWNER: text.default(defaultSite.owner),
    SITE_SOCIAL_FACEBOOK: httpUrl.default(defaultSite.social.facebook),
    SITE_SOCIAL_INSTAGRAM: httpUrl.default(defaultSite.social.instagram),
    SITE_SOCIAL_PINTEREST: httpUrl.default(defaultSite.social.pinterest),
    SITE_SOCIAL_YOUTUBE: httpUrl.default(defaultSite.social.youtube),
    BACKUP_FOLDER: z.string().optional(),
    BACKUP_S3_URL: storeUrl.optional(),
    BACKUP_S3_REGION: text.default("us-east-1"),
    BACKUP_S3_KEY_ID: text.optional(),
    BACKUP_S3_SECRET: text.optional(),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
        error: "must be one of fatal, error, warn, info, debug, trace, silent",
      })
      .default("info"),
  })
  .refine((it) => !it.BACKUP_FOLDER || !it.BACKUP_S3_URL, {
    path: ["BACKUP_FOLDER"],
    error: "and BACKUP_S3_URL are one too many: the second place is one of them",
  })
  .refine(
    ({ BACKUP_S3_URL: url, BACKUP_S3_KEY_ID: id, BACKUP_S3_SECRET: secret }) =>
      !url === !id && !id === !secret,
    {
      path: ["BACKUP_S3_URL"],
      error: "needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET, and these two need it",
    },
  );

/** The settings are wrong. `message` has one line for each mistake. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads and checks the settings. Empty values count as absent. Throws `ConfigError`. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const present = Object.entries(env).filter(([, value]) => value !== undefined && value !== "");
  const parsed = Environment.safeParse(Object.fromEntries(present));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`).join("\n"),
    );
  }
  const it = parsed.data;
  const publicUrl = (it.PUBLIC_URL ?? `http://${hostInUrl(it.HOST)}:${it.PORT}`).replace(
    /\/+$/,
    "",
  );
  const site: SiteConfig = {
    brand: it.SITE_NAME,
    tagline: defaultSite.tagline,
    phone: it.SITE_PHONE,
    email: it.SITE_EMAIL,
    owner: it.SITE_OWNER,
    social: {
      facebook: it.SITE_SOCIAL_FACEBOOK,
      instagram: it.SITE_SOCIAL_INSTAGRAM,
      pinterest: it.SITE_SOCIAL_PINTEREST,
      youtube: it.SITE_SOCIAL_YOUTUBE,
    },
    publicUrl,
  };
  return {
    port: it.PORT,
    host: it.HOST,
    /** Absolute. The SQLite file, letters without a mail server, and uploaded pictures lie here. */
    dataDir: resolve(it.DATA_DIR),
    /** A `postgres://` address; absent means SQLite in `dataDir`. */
    databaseUrl: it.DATABASE_URL,
    /** Without a slash at its end. Links in letters, feeds and page heads start with it. */
    publicUrl,
    smtpUrl: it.SMTP_URL,
    mailFrom: sender(it.MAIL_FROM ?? it.SITE_EMAIL),
    /** How many proxies in front are trusted to set X-Forwarded-For. */
    trustProxy: it.TRUST_PROXY,
    /** Where nightly backups go, too; a folder's path is absolute. */
    backupTo: backupTo(it),
    admin: { username: it.ADMIN_USERNAME, password: it.ADMIN_PASSWORD },
    site,
    logLevel: it.LOG_LEVEL,
  };
}

function sender(from: string): { name: string; address: string } {
  const [, name = "", address = from] = /^(.*)<(.*)>$/.exec(from) ?? [];
  return { name: name.replaceAll(/["\\]/g, "").trim(), address };
}

/** The sender of mail. Without a name in the settings, it has the site's current name. */
export function senderOf({ mailFrom, site }: Config): { name: string; address: string } {
  return { name: mailFrom.name || site.brand, address: mailFrom.address };
}

function backupTo(it: z.infer<typeof Environment>): { folder: string } | BackupStore | undefined {
  if (it.BACKUP_FOLDER) return { folder: resolve(it.BACKUP_FOLDER) };
  const { BACKUP_S3_URL: url, BACKUP_S3_KEY_ID: id, BACKUP_S3_SECRET: secret } = it;
  return url && id && secret ? { url, region: it.BACKUP_S3_REGION, id, secret } : undefined;
}

function hostInUrl(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

/** Where the database is, in the form `connect` takes. */
export function databaseLocation(config: Config): { url: string } | { file: string } {
  return config.databaseUrl
    ? { url: config.databaseUrl }
    : { file: join(config.dataDir, "garden.sqlite") };
}
