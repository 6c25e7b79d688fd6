import { standardOutput } from "#shared/server/log.ts";
import type { FirstOwner } from "../features.ts";
import type { StartedServices } from "../start-services.ts";

/** Says in a few plain lines where the site is and where its data lies. For the person who started it. */
export async function printBanner(
  { config, firstOwner }: StartedServices,
  port: number,
): Promise<void> {
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  const lines = [
    `${config.site.brand} is open at http://${host}:${port}`,
    config.databaseUrl
      ? `Its data lies in PostgreSQL, its pictures in ${config.dataDir}`
      : `Its data lies in ${config.dataDir}`,
    ...(config.smtpUrl
      ? []
      : [`Letters are written to ${config.dataDir}/mail (no SMTP_URL is set)`]),
    ...(firstOwner ? signInLines(firstOwner) : []),
  ];
  standardOutput().write(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`);
}

/** Shown at the first start only: the database keeps the password as a hash. */
function signInLines({ username, madePassword }: FirstOwner): string[] {
  return [
    "",
    "Sign in as the owner at /admin-login:",
    `  user name  ${username}`,
    ...(madePassword === undefined
      ? ["  password   the one in ADMIN_PASSWORD"]
      : [
          `  password   ${madePassword}`,
          'Write it down now: it is not shown again. "npm run owner:password" sets another one.',
        ]),
  ];
}
