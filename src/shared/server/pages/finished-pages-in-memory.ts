import type { IncomingMessage, ServerResponse } from "node:http";
import { makeRequestId, type RequestNote } from "../log.ts";
import { negotiate, type PrerenderedPage } from "./finished-page.ts";
import { withoutMarketing } from "./marketing-parameters.ts";

export interface PageCacheOptions {
  /** Notes an answered request in the log. */
  noteRequest?: (note: RequestNote) => void;
  /** False where these cookies are certainly not a signed-in owner's. Asked at once, so it may not wait. */
  mayBeOwner?: (cookies: string) => boolean;
}

/**
 * Prerendered public pages in memory, by path. It holds what it was given until the content's
 * version moves or the day at the nursery ends (a page may say which events are past).
 */
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

  /**
   * Forgets every page when the content version has moved on. It never moves back: of two answers from
   * the database the older one may come in last.
   */
  moveTo(contentVersion: number): void {
    if (contentVersion <= this.#contentVersion) return;
    this.#contentVersion = contentVersion;
    this.#pages.clear();
  }

  /**
   * Keeps a page that was rendered while `contentVersion` was current; a page that was overtaken by a
   * change is not kept. `goodUntil` is in milliseconds since the epoch.
   */
  keep(path: string, page: PrerenderedPage, contentVersion: number, goodUntil: number): void {
    // A page that took until after midnight says what was so before it.
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

  /**
   * Answers a GET or HEAD for a page it holds, straight on Node's own response, before any
   * framework has made its objects; false where it holds none and nothing was written.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const path = withoutMarketing(request.url ?? "");
    const page = this.get(path);
    if (!page) return false;
    const { noteRequest, mayBeOwner } = this.#options;
    if (headers.cookie && showsDrafts(path) && (mayBeOwner?.(headers.cookie) ?? true)) return false;
    const { status, head, body, oneWrite } = negotiate(page, {
      acceptEncoding: headers["accept-encoding"],
      ifNoneMatch: headers["if-none-match"],
    });
    const requestId = makeRequestId();
    response.writeHead(status, ["X-Request-Id", requestId, ...head]);
    if (method === "HEAD") response.end();
    else response.end(oneWrite ?? body, "latin1");
    noteRequest?.({ requestId, method, path, status, ms: 0 });
    return true;
  }
}

/** The public pages on which a signed-in owner sees drafts beside what everybody sees. */
export function showsDrafts(path: string): boolean {
  return path === "/blog" || path.startsWith("/blog/");
}
