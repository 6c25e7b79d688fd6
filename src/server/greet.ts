import type { StartedServices } from "./services.ts";

/** Says in a few plain lines where the site is and where its data lies. For the person who started it. */
export async function greet({ config }: StartedServices, port: number): Promise<void> {
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  const lines = [
    `${config.site.brand} is open at http://${host}:${port}`,
    config.databaseUrl
      ? `Its data lies in PostgreSQL, its pictures in ${config.dataDir}`
      : `Its data lies in ${config.dataDir}`,
    ...(config.smtpUrl
      ? []
      : [`Letters are written to ${config.dataDir}/mail (no SMTP_URL is set)`]),
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`);
}
