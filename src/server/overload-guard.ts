import type { IncomingMessage, ServerResponse } from "node:http";
import { plainHead } from "#shared/server/security/security-headers.ts";

/** Beyond these, requests are rejected at once: otherwise nobody would be answered in time. */
const limits = {
  /** Few, because rendering a page blocks the loop, and cached pages need turns in between. */
  readsAtOnce: 4,
  /** Reads that wait in the queue. On two shared cores the last of them is answered in 0.6 seconds. */
  readsWaiting: 48,
  /** A read that has waited longer than this when its turn comes is rejected, in milliseconds. */
  longestWait: 400,
  /** Writes that have arrived and are not answered. */
  writesAtOnce: 200,
  /** Forms posted to a page, which is rendered for the answer. */
  postedFormsAtOnce: 16,
};

/** Retry-After of a rejected request, in seconds. */
const retryAfterSeconds = 2;
/** A client that takes this long to receive an answer no longer counts as work, in milliseconds. */
const receivingMilliseconds = 1_000;

/** This many are always answered, however slow the machine is: a few visitors' browsers send as many at once. */
const readsAlwaysAnswered = 24;

/** Files that are looked up on request. They cost next to nothing; a plate is drawn once. */
const filesLookedUp = ["/pictures/", "/attached-assets/", "/plates/"];

/** A read is begun after this many turns of the event loop in a row in which nobody arrived. */
const quietTurns = 3;
/** A read is begun after this many turns in any case. */
const turnsMax = 40;

type Work = () => void;

interface Waiting {
  work: Work;
  refuse: () => void;
  response: ServerResponse;
  /** Since when, by `performance.now()`. */
  since: number;
}

/** Admits requests one after the other, and rejects those that could not be answered within a second. */
export class OverloadGuard {
  readonly #head: Record<string, string>;
  readonly #onRefused: () => void;
  readonly #builtFiles: ReadonlySet<string>;
  readonly #waiting: Waiting[] = [];
  #reading = 0;
  #writing = 0;
  #posting = 0;
  #isWatching = false;
  #arrived = 0;

  /** `builtFiles`: the paths of the build's files. They are never queued; a wrong name under `/assets` is. */
  constructor(publicUrl: string, builtFiles: ReadonlySet<string>, onRefused: () => void) {
    this.#onRefused = onRefused;
    this.#builtFiles = builtFiles;
    this.#head = plainHead(publicUrl, { "Retry-After": String(retryAfterSeconds) });
  }

  /** Does the work now or soon, or answers 503. */
  run(request: IncomingMessage, response: ServerResponse, work: Work): void {
    this.#arrived += 1;
    const path = request.url ?? "";
    if (path === "/healthz" || this.#isForFile(request)) work();
    else if (isRead(request)) {
      this.#read(response, work, () => this.#refuse(request, response));
    } else this.#write(request, response, work, path);
  }

  /**
   * Resolves when a page may be rendered, or with a refusal. A request for a missing file enters the queue here:
   * otherwise a flood of wrong names would bypass it.
   */
  waitForTurn(request: IncomingMessage, response: ServerResponse): Promise<Response | undefined> {
    if (!this.#isForFile(request)) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const refuse = () => {
        this.#onRefused();
        resolve(new Response(refusedBody, { status: 503, headers: this.#head }));
      };
      this.#read(response, () => resolve(undefined), refuse);
    });
  }

  /** No read starts on arrival: rendering hardly yields to the loop, so simultaneous requests would not be noticed. */
  #read(response: ServerResponse, work: Work, refuse: () => void): void {
    if (this.#waiting.length >= limits.readsWaiting) {
      refuse();
      return;
    }
    this.#waiting.push({ response, work, refuse, since: performance.now() });
    this.#watchArrivals();
  }

  /** The next starts when nobody arrives: a listening socket accepts one connection per turn of the loop. */
  #watchArrivals(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    let arrived = this.#arrived;
    let quiet = 0;
    let turns = 0;
    const turn = () => {
      quiet = arrived === this.#arrived ? quiet + 1 : 0;
      arrived = this.#arrived;
      turns += 1;
      if (quiet >= quietTurns || turns >= turnsMax) {
        quiet = 0;
        turns = 0;
        this.#startNext();
      }
      if (this.#mayStart()) setImmediate(turn);
      else this.#isWatching = false;
    };
    setImmediate(turn);
  }

  #mayStart(): boolean {
    return this.#waiting.length > 0 && this.#reading < limits.readsAtOnce;
  }

  #startNext(): void {
    while (this.#mayStart()) {
      const isAlwaysAnswered = this.#waiting.length <= readsAlwaysAnswered;
      const next = this.#waiting.shift();
      if (!next || next.response.destroyed) continue;
      if (isAlwaysAnswered || performance.now() - next.since <= limits.longestWait) {
        this.#start(next.response, next.work);
        return;
      }
      next.refuse();
    }
  }

  #start(response: ServerResponse, work: Work): void {
    this.#reading += 1;
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      clearTimeout(slow);
      this.#reading -= 1;
      this.#watchArrivals();
    };
    const slow = setTimeout(done, receivingMilliseconds);
    response.once("finish", done);
    response.once("close", done);
    work();
  }

  /** Counted once it has arrived in full, so that slow senders take no places. */
  #write(request: IncomingMessage, response: ServerResponse, work: Work, path: string): void {
    const isForm = !path.startsWith("/api/");
    const { writesAtOnce, postedFormsAtOnce } = limits;
    if (this.#writing >= writesAtOnce || (isForm && this.#posting >= postedFormsAtOnce)) {
      this.#refuse(request, response);
      return;
    }
    const count = (by: number) => {
      this.#writing += by;
      if (isForm) this.#posting += by;
    };
    request.once("end", () => {
      if (response.closed) return;
      count(1);
      response.once("close", () => count(-1));
    });
    work();
  }

  #isForFile(request: IncomingMessage): boolean {
    if (!isRead(request)) return false;
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    return this.#builtFiles.has(path) || filesLookedUp.some((start) => path.startsWith(start));
  }

  #refuse(request: IncomingMessage, response: ServerResponse): void {
    this.#onRefused();
    // What it is sending is not read any more.
    if (!isRead(request)) response.shouldKeepAlive = false;
    response.writeHead(503, this.#head).end(refusedBody);
  }
}

const refusedBody =
  '{"message":"Very many people are here at the moment. Please try again in a moment."}';

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}
