import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, databaseLocation, readConfig } from "./config.ts";

describe("readConfig", () => {
  it("needs nothing", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve("data"),
      databaseUrl: undefined,
      publicUrl: "http://127.0.0.1:3000",
      trustProxy: 0,
      mailFrom: { name: "", address: "hello@rosamystica.example" },
      site: { brand: "Rosa Mystica Gardens", phone: "(570) 555-0142" },
    });
  });

  it("takes an empty value for none", () => {
    expect(readConfig({ PORT: "", SMTP_URL: "", SITE_NAME: "" })).toEqual(readConfig({}));
  });

  it("says every mistake on a line of its own", () => {
    const wrong = {
      PORT: "80a",
      DATABASE_URL: "mysql://x",
      SITE_EMAIL: "hello",
      ADMIN_PASSWORD: "short",
      LOG_LEVEL: "loud",
      SMTP_URL: "smtp://",
    };
    expect(() => readConfig(wrong)).toThrow(ConfigError);
    let message = "";
    try {
      readConfig(wrong);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split("\n").toSorted()).toEqual([
      "ADMIN_PASSWORD must be at least 12 characters.",
      "DATABASE_URL must start with postgres://.",
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
      "PORT must be a number from 0 to 65535.",
      "SITE_EMAIL must be an e-mail address.",
      "SMTP_URL must be an address like smtp://user:password@host:587.",
    ]);
  });

  it("takes one second place for backups, with what it needs", () => {
    const key = { BACKUP_S3_KEY_ID: "id", BACKUP_S3_SECRET: "secret" };
    const url = "https://s3.example.org/bucket";
    expect(readConfig({ BACKUP_FOLDER: "/mnt/disk" }).backupTo).toEqual({ folder: "/mnt/disk" });
    expect(readConfig({ BACKUP_S3_URL: url, ...key }).backupTo).toEqual({
      ...{ url, region: "us-east-1", id: "id", secret: "secret" },
    });
    for (const [env, mistake] of [
      [{ BACKUP_S3_URL: url }, /^BACKUP_S3_URL needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET, /],
      [key, /^BACKUP_S3_URL needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET, and these two need it\.$/],
      [{ BACKUP_S3_URL: url, BACKUP_FOLDER: "/mnt/disk", ...key }, /one too many/],
      [{ BACKUP_S3_URL: "http://s3.example.org/bucket", ...key }, /^BACKUP_S3_URL must be/],
      [{ BACKUP_S3_URL: "https://s3.example.org", ...key }, /^BACKUP_S3_URL must be/],
    ] as const) {
      expect(() => readConfig(env)).toThrow(mistake);
    }
  });

  it.each([
    ["https://example.org", undefined],
    ["https://example.org/", undefined],
    ["https://example.org/garden", /^PUBLIC_URL must be an address without a path/],
    ["https://rose@example.org", /^PUBLIC_URL must be an address without a path/],
    ["example.org", /^PUBLIC_URL must be an address like [^\n]+$/],
  ])("takes the site's own address at a host's root (%s)", (address, mistake) => {
    const read = () => readConfig({ PUBLIC_URL: address });
    if (mistake) expect(read).toThrow(mistake);
    else expect(read().publicUrl).toBe("https://example.org");
  });

  it.each([
    ["hello@example.org", ""],
    ['"Rosa Mystica" <hello@example.org>', "Rosa Mystica"],
    ["Gärten: Rosa (Lily, Co) <hello@example.org>", "Gärten: Rosa (Lily, Co)"],
    ["Rosa Mystica", undefined],
    ["hello@example.org, other@example.org", undefined],
    ["hello@example.org\r\nBcc: other@example.org", undefined],
  ])("takes one sender of letters (%j)", (sender, name) => {
    const read = () => readConfig({ MAIL_FROM: sender });
    if (name !== undefined) expect(read().mailFrom).toEqual({ name, address: "hello@example.org" });
    else expect(read).toThrow(/^MAIL_FROM must be an e-mail address/);
  });

  it("keeps SQLite in the data folder unless PostgreSQL is named", () => {
    expect(databaseLocation(readConfig({ DATA_DIR: "/srv/garden" }))).toEqual({
      file: resolve("/srv/garden/garden.sqlite"),
    });
    expect(databaseLocation(readConfig({ DATABASE_URL: "postgres://db/garden" }))).toEqual({
      url: "postgres://db/garden",
    });
  });
});
