import type { IncomingMessage, ServerResponse } from "node:http";
import { inertPolicy } from "./headers.ts";

/**
 * More requests than can be answered: some are sent away at once, so that the others are answered in
 * time. Without it all would wait, each new one making it longer for everybody, and nobody would be
 * answered while he still waits for it.
 */
export interface OverloadLimits {
  /** Reads that are worked on at once. Few, because a page holds the loop and finished pages are to slip in. */
  readsAtOnce: number;
  /** A read that would have to wait longer is sent away, in milliseconds. */
  longestWait: number;
  /** Reads that wait, whatever they would take: a bound for the memory. */
  readsWaiting: number;
  /** Writes that have arrived and are not answered. */
  writesAtOnce: number;
  /** Forms posted to a page, which is rendered for the answer. */
  postedFormsAtOnce: number;
}

const usualLimits: OverloadLimits = {
  readsAtOnce: 4,
  longestWait: 500,
  readsWaiting: 1_000,
  writesAtOnce: 200,
  postedFormsAtOnce: 16,
};

/** When somebody who was sent away may come again, in seconds. */
const retryAfterSeconds = 2;
/** Whoever takes so long to receive an answer has no work left to be done, in milliseconds. */
const receivingMilliseconds = 1_000;
/** How much the newest request counts in what is usual. */
const weight = 0.1;

/** So many may always wait, however slow the machine is: a few visitors' browsers ask for as much at once. */
const readsAlwaysWaiting = 24;

/** Files are sent as they are and cost next to nothing; a plate is drawn once. See `waitForTurn`. */
const neverInLine = ["/assets/", "/pictures/", "/attached-assets/", "/plates/"];

/** A read is begun after this many turns of the event loop in a row in which nobody arrived. */
const quietTurns = 3;
/** A read is begun after this many turns in any case. */
const turnsMax = 20;

type Work = () => void;

/** A read in the line. */
interface Waiting {
  work: Work;
  refuse: () => void;
  response: ServerResponse;
  /** When it came to this server, by `performance.now()`. */
  since: number;
}

/** Lets requests in one after the other, and sends away what could not be answered within a second. */
export class OverloadGuard {
  readonly #limits: OverloadLimits;
  readonly #headers: Record<string, string>;
  readonly #onRefused: (request: IncomingMessage) => void;
  readonly #waiting: Waiting[] = [];
  /** When those came who asked for a file. */
  readonly #cameForFile = new WeakMap<IncomingMessage, number>();
  #reading = 0;
  #writing = 0;
  #posting = 0;
  #isScheduled = false;
  /** Everybody who has come so far. */
  #arrived = 0;
  /** How long it usually is from one read's answer to the next one's, in milliseconds. */
  #interval = 5;
  /** When the last one was answered, or where none was under way, when the next one came. */
  #lastDone = 0;

  constructor(
    headers: readonly (readonly [name: string, value: string])[],
    onRefused: (request: IncomingMessage) => void = () => {},
    limits: Partial<OverloadLimits> = {},
  ) {
    this.#limits = { ...usualLimits, ...limits };
    this.#onRefused = onRefused;
    this.#headers = {
      ...Object.fromEntries(headers),
      "Content-Security-Policy": inertPolicy,
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfterSeconds),
    };
  }

  /** Does the work now or soon, or answers 503. */
  run(request: IncomingMessage, response: ServerResponse, work: Work): void {
    this.#arrived += 1;
    const path = request.url ?? "";
    if (path === "/healthz") work();
    else if (isForFile(request)) {
      this.#cameForFile.set(request, performance.now());
      work();
    } else if (isRead(request)) {
      const refuse = () => this.#refuse(request, response);
      this.#read({ response, work, refuse, since: performance.now() });
    } else this.#write(request, response, work, path);
  }

  /**
   * Resolves when a page may be rendered for this request, with the answer where it is sent away instead.
   * Whoever asked for a file that there is not was let by, and stands in the line from here on: a flood
   * of wrong names would go around it otherwise.
   */
  waitForTurn(request: IncomingMessage, response: ServerResponse): Promise<Response | undefined> {
    if (!isForFile(request)) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const work = () => resolve(undefined);
      const refuse = () => {
        this.#onRefused(request);
        resolve(new Response(refusedBody, { status: 503, headers: this.#headers }));
      };
      // To look for the file took its time, too, where hundreds are looked for.
      const since = this.#cameForFile.get(request) ?? performance.now();
      this.#read({ response, work, refuse, since });
    });
  }

  /**
   * Nothing is begun where it arrives: a page is made almost without a pause, and whoever came in the
   * same moment would wait unseen, finished pages included.
   */
  #read(read: Waiting): void {
    const { readsWaiting, longestWait } = this.#limits;
    const waiting = this.#waiting.length;
    const now = performance.now();
    const wait = now - read.since + waiting * this.#interval;
    if ((wait > longestWait && waiting >= readsAlwaysWaiting) || waiting >= readsWaiting) {
      read.refuse();
      return;
    }
    if (waiting === 0 && this.#reading === 0) this.#lastDone = now;
    this.#waiting.push(read);
    this.#scheduleNext();
  }

  /**
   * The next is begun when nobody else arrives. A listening socket hands over one connection in each
   * turn of the loop, so with work in each turn those who wait outside would not even be seen.
   */
  #scheduleNext(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return;
    if (this.#reading >= this.#limits.readsAtOnce) return;
    this.#isScheduled = true;
    let arrived = this.#arrived;
    let quiet = 0;
    let turns = 0;
    const turn = () => {
      quiet = arrived === this.#arrived ? quiet + 1 : 0;
      arrived = this.#arrived;
      turns += 1;
      if (quiet < quietTurns && turns < turnsMax) {
        setImmediate(turn);
        return;
      }
      this.#isScheduled = false;
      const next = this.#nextInTime();
      if (next) this.#start(next.response, next.work);
      this.#scheduleNext();
    };
    setImmediate(turn);
  }

  /**
   * Who has waited too long is sent away while the line is long, all of them at once, or each would make
   * the next one late.
   */
  #nextInTime(): Waiting | undefined {
    for (;;) {
      const next = this.#waiting.shift();
      if (!next) return undefined;
      if (next.response.destroyed) continue;
      const isLate = performance.now() - next.since > this.#limits.longestWait * 1.25;
      if (!isLate || this.#waiting.length < readsAlwaysWaiting) return next;
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
      const now = performance.now();
      const took = Math.min(now - this.#lastDone, 1_000);
      this.#interval += weight * (took - this.#interval);
      this.#lastDone = now;
      this.#scheduleNext();
    };
    const slow = setTimeout(done, receivingMilliseconds);
    response.once("finish", done);
    response.once("close", done);
    work();
  }

  /** Counted from when it has arrived in full: whoever sends slowly takes nobody's place. */
  #write(request: IncomingMessage, response: ServerResponse, work: Work, path: string): void {
    const isForm = !path.startsWith("/api/");
    const { writesAtOnce, postedFormsAtOnce } = this.#limits;
    if (this.#writing >= writesAtOnce || (isForm && this.#posting >= postedFormsAtOnce)) {
      this.#refuse(request, response);
      return;
    }
    const count = (by: number) => {
      this.#writing += by;
      if (isForm) this.#posting += by;
    };
    let isCounted = false;
    request.once("end", () => {
      if (response.closed) return;
      isCounted = true;
      count(1);
    });
    response.once("close", () => {
      if (isCounted) count(-1);
    });
    work();
  }

  #refuse(request: IncomingMessage, response: ServerResponse): void {
    this.#onRefused(request);
    // What it is sending is not read any more.
    if (request.method !== "GET" && request.method !== "HEAD") response.shouldKeepAlive = false;
    response.writeHead(503, this.#headers).end(refusedBody);
  }
}

const refusedBody =
  '{"message":"Very many people are here at the moment. Please try again in a moment."}';

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function isForFile(request: IncomingMessage): boolean {
  const path = request.url ?? "";
  return isRead(request) && neverInLine.some((start) => path.startsWith(start));
}
