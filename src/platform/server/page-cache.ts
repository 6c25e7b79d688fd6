import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A finished page: its bytes in every encoding, and its headers, ready to be written. */
export interface FinishedPage {
  etag: string;
  headers: readonly (readonly [name: string, value: string])[];
  br: Buffer;
  gzip: Buffer;
  plain: Buffer;
}

/** Compresses a page once for all its readers. */
export async function finishPage(
  html: string,
  headers: readonly (readonly [string, string])[],
): Promise<FinishedPage> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gzipped(plain, { level: 9 }),
  ]);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { etag, headers, br, gzip: gz, plain };
}

/**
 * Finished public pages in memory, by path. It holds what it was given until the content's
 * generation moves or the day at the nursery ends (a page may say which events are past).
 */
export class PageCache {
  readonly #pages = new Map<string, FinishedPage>();
  #generation = 0;
  #goodUntil = 0;

  /** The generation that a page now being rendered will belong to. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Forgets every page when the generation has moved on. It never moves back: of two answers from
   * the database the older one may come in last.
   */
  moveTo(generation: number): void {
    if (generation <= this.#generation) return;
    this.#generation = generation;
    this.#pages.clear();
  }

  /**
   * Keeps a page that was rendered while `generation` was current; a page that was overtaken by a
   * change is not kept. `goodUntil` is in milliseconds since the epoch.
   */
  keep(path: string, page: FinishedPage, generation: number, goodUntil: number): void {
    // A page that took until after midnight says what was so before it.
    if (generation !== this.#generation || Date.now() >= goodUntil) return;
    if (Date.now() >= this.#goodUntil) {
      this.#pages.clear();
      this.#goodUntil = goodUntil;
    }
    this.#pages.set(path, page);
  }

  get(path: string): FinishedPage | undefined {
    return Date.now() < this.#goodUntil ? this.#pages.get(path) : undefined;
  }

  get size(): number {
    return this.#pages.size;
  }

  /**
   * Answers a GET or HEAD for a page it holds, straight on Node's own response, before any
   * framework has made its objects; false where it holds none and nothing was written.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url, headers } = request;
    if ((method !== "GET" && method !== "HEAD") || seesDrafts(headers.cookie)) return false;
    const page = this.get(url ?? "");
    if (!page) return false;
    const { status, head, body } = represent(page, {
      acceptEncoding: headers["accept-encoding"],
      ifNoneMatch: headers["if-none-match"],
    });
    response.writeHead(status, head.flat()).end(method === "HEAD" ? undefined : body);
    return true;
  }
}

/** The cookie of a signed-in owner. It opens drafts for reading and nothing else. */
export const ownerCookie = "owner_session";

/** A page for somebody who may see drafts is made for that person alone and never kept. */
export function seesDrafts(cookies: string | undefined): boolean {
  return cookies?.includes(`${ownerCookie}=`) ?? false;
}

/** What to send for a page to a reader with these request headers: its bytes, or 304. */
export function represent(
  page: FinishedPage,
  asked: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
): { status: 200 | 304; head: [name: string, value: string][]; body: Buffer | undefined } {
  const encoding = chooseEncoding(asked.acceptEncoding);
  const head: [string, string][] = [
    // One tag for each encoding: a strong validator names exact bytes (RFC 9110, section 8.8.3.3).
    ["ETag", encoding === "plain" ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`],
    ["X-Request-Id", randomUUID()],
    ...(page.headers as [string, string][]),
  ];
  if (matches(asked.ifNoneMatch, page.etag)) return { status: 304, head, body: undefined };
  const body = page[encoding];
  if (encoding !== "plain") head.push(["Content-Encoding", encoding]);
  head.push(["Content-Length", String(body.length)]);
  return { status: 200, head, body };
}

function chooseEncoding(accepted: string | undefined): "br" | "gzip" | "plain" {
  const offers = (accepted ?? "")
    .toLowerCase()
    .split(",")
    .map((offer) => offer.split(";").map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([coding]) => coding);
  if (offers.includes("br")) return "br";
  return offers.includes("gzip") ? "gzip" : "plain";
}

/** If-None-Match compares weakly (RFC 9110, section 13.1.2), and a page's encodings are one page. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === "*") return true;
  const bare = etag.slice(1, -1);
  return header
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, "").replace(/^"|"$/g, ""))
    .some((tag) => tag === bare || tag === `${bare}-br` || tag === `${bare}-gzip`);
}
