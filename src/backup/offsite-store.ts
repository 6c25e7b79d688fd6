import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { pipeline } from "node:stream/promises";
import type { Clock } from "#shared/both/clock.ts";
import type { BackupStore } from "#shared/server/config.ts";
import { signRequest } from "./aws-signature.ts";
import { sha256 } from "./manifest.ts";
import type { OffsitePlace } from "./offsite-place.ts";
import { BackupProblem } from "./postgres-programs.ts";

/** The most that S3 takes in one request. */
const bytesMax = 5 * 2 ** 30;
/** So long without a byte ends the try, in milliseconds. */
const silenceMax = 60_000;
/** A line or a store that is slower does not bring a large backup away in a night. */
const slowestBytesPerMillisecond = 100;
/** Of an answer as much is read as tells why it is no success. */
const answerBytesMax = 4_096;

/**
 * An S3-compatible store; `BACKUP_S3_URL`, `BACKUP_S3_REGION` and the keys in the environment say which
 * (`config.ts`). It checks the sum of what arrives, which is part of the signature. What is there is not
 * deleted: a key that can only put is the safer one, and a bucket has rules for age.
 */
export function offsiteStore(address: BackupStore, clock: Clock): OffsitePlace {
  const { host } = new URL(address.url);
  return {
    where: `the store ${host}`,
    isSameDisk: async () => false,
    async put(file, name, signal) {
      const { size } = await stat(file);
      if (size > bytesMax) {
        throw new BackupProblem(
          "The backup is larger than 5 GB, which a store takes in one piece.",
        );
      }
      const url = new URL(`${address.url.replace(/\/+$/, "")}/${encodeURIComponent(name)}`);
      const headers = { "content-length": String(size), "content-type": "application/x-tar" };
      const bodySum = await sha256(file);
      const signed = signRequest({ method: "PUT", url, headers, bodySum }, address, clock());
      const limit = AbortSignal.timeout(silenceMax + Math.ceil(size / slowestBytesPerMillisecond));
      let answer: { status: number; body: string };
      try {
        answer = await send(url, signed, file, AbortSignal.any([signal, limit]));
      } catch (error) {
        if (signal.aborted) throw error;
        if (limit.aborted) throw new BackupProblem(`The store ${host} is too slow.`);
        const { code, message } = error as NodeJS.ErrnoException;
        throw new BackupProblem(`The store ${host} cannot be reached (${code ?? message}).`);
      }
      // Some say 200 before they know.
      if (answer.status < 200 || answer.status > 299 || answer.body.includes("<Error>")) {
        throw new BackupProblem(explain(host, answer));
      }
    },
  };
}

async function send(
  url: URL,
  headers: Record<string, string>,
  file: string,
  signal: AbortSignal,
): Promise<{ status: number; body: string }> {
  const open = url.protocol === "https:" ? requestSecure : requestPlain;
  const request = open(url, { method: "PUT", headers, signal, timeout: silenceMax });
  request.on("timeout", () => request.destroy(new Error("no answer within a minute")));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once("response", resolve);
    request.on("error", reject);
  });
  // A store that refuses answers before it has read everything; its answer says more than the break.
  const sent = pipeline(createReadStream(file), request);
  sent.catch(() => {});
  try {
    const response = await answered;
    const body = await readStart(response);
    const status = response.statusCode ?? 0;
    if (status >= 200 && status <= 299) await sent;
    return { status, body };
  } finally {
    request.destroy();
  }
}

async function readStart(response: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response) {
    text += String(chunk);
    if (text.length > answerBytesMax) break;
  }
  return text;
}

/** In the store's own words, and with the setting that is likely to be wrong. */
function explain(host: string, { status, body }: { status: number; body: string }): string {
  const said = ["Code", "Message"]
    .map((name) => new RegExp(`<${name}>([^<]{1,300})</${name}>`).exec(body)?.[1])
    .filter((text) => text !== undefined)
    .join(": ");
  const look =
    status === 403
      ? " Please check BACKUP_S3_KEY_ID, BACKUP_S3_SECRET and BACKUP_S3_REGION."
      : status === 301 || status === 400 || status === 404
        ? " Please check BACKUP_S3_URL and BACKUP_S3_REGION."
        : "";
  return `The store ${host} answered ${status}${said ? ` (${said})` : ""}.${look}`;
}
