import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodingFor, matches } from "#shared/server/accepted-encoding.ts";
import type { Log } from "#shared/server/log.ts";
import { withoutMarketing } from "./marketing-parameters.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page rendered once for all its readers: its answers in every encoding. */
export type PrerenderedPage = Awaited<ReturnType<typeof prerenderPage>>;

/**
 * Brotli's window: 256 KB, more than any page has. The default of 4 MB takes tens of megabytes for each page (RFC
 * 7932, section 9.1).
 */
export const brotliWindow = 18;

/** Compresses a page once for all its readers, and prepares the heads of its answers. */
export async function prerenderPage(
  html: string,
  headers: readonly (readonly [name: string, value: string])[],
) {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
      },
    }),
    gzipped(plain, { level: 9 }),
  ]);
  const name = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  // One tag for each encoding: a strong validator names exact bytes (RFC 9110, section 8.8.3.3).
  const answers = (body: Buffer<ArrayBuffer>, etag: string, encoding: readonly string[]) => {
    // Names and values in turn, as Node's `writeHead` takes them.
    const shared = ["ETag", etag, ...headers.flat()];
    const head = [...shared, ...encoding, "Content-Length", String(body.length)];
    return {
      whole: { status: 200, head, body },
      unchanged: { status: 304, head: shared, body: undefined },
    } as const;
  };
  return {
    etag: `"${name}"`,
    answers: {
      br: answers(br, `"${name}-br"`, ["Content-Encoding", "br"]),
      gzip: answers(gz, `"${name}-gzip"`, ["Content-Encoding", "gzip"]),
      plain: answers(plain, `"${name}"`, []),
    },
  };
}

/** What to send to a reader with these request headers: the page's bytes, or 304. */
export function negotiate(
  page: PrerenderedPage,
  asked: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
) {
  const { whole, unchanged } = page.answers[encodingFor(asked.acceptEncoding)];
  return matches(asked.ifNoneMatch, page.etag) ? unchanged : whole;
}

export interface PageCacheOptions {
  log?: Log;
  /** False if these cookies are certainly not a signed-in owner's. Synchronous, so it may not wait. */
  mayBeOwner?: (cookies: string) => boolean;
}

/** Prerendered public pages, by path, until the content version changes or the day at the nursery ends. */
export class PageCache {
  readonly #pages = new Map<string, PrerenderedPage>();
  readonly #options: PageCacheOptions;
  #contentVersion = 0;
  #goodUntil = 0;

  constructor(options: PageCacheOptions = {}) {
    this.#options = options;
  }

  /** The content version that a page now being rendered will belong to. */
  get contentVersion(): number {
    return this.#contentVersion;
  }

  /** Drops every page when the content version has increased; an older answer of the database changes nothing. */
  moveTo(contentVersion: number): void {
    if (contentVersion <= this.#contentVersion) return;
    this.#contentVersion = contentVersion;
    this.#pages.clear();
  }

  /** Stores a page that was rendered at `contentVersion`, until `goodUntil` (milliseconds since the epoch). */
  keep(path: string, page: PrerenderedPage, contentVersion: number, goodUntil: number): void {
    // A rendering that ends after midnight shows the previous day.
    if (contentVersion !== this.#contentVersion || Date.now() >= goodUntil) return;
    if (Date.now() >= this.#goodUntil) {
      this.#pages.clear();
      this.#goodUntil = goodUntil;
    }
    this.#pages.set(path, page);
  }

  get(path: string): PrerenderedPage | undefined {
    return Date.now() < this.#goodUntil ? this.#pages.get(path) : undefined;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Answers a GET or HEAD for a page it holds, before any framework does work; false if it holds none. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const path = withoutMarketing(request.url ?? "");
    const page = this.get(path);
    if (!page) return false;
    const { log, mayBeOwner } = this.#options;
    if (headers.cookie && showsDrafts(path) && (mayBeOwner?.(headers.cookie) ?? true)) return false;
    const { status, head, body } = negotiate(page, {
      acceptEncoding: headers["accept-encoding"],
      ifNoneMatch: headers["if-none-match"],
    });
    const requestId = randomUUID();
    response.writeHead(status, ["X-Request-Id", requestId, ...head]);
    response.end(method === "HEAD" ? undefined : body);
    log?.info({ requestId, method, path, status, ms: 0 }, "request");
    return true;
  }
}

/** The public pages on which a signed-in owner sees drafts beside what everybody sees. */
export function showsDrafts(path: string): boolean {
  return path === "/blog" || path.startsWith("/blog/");
}
