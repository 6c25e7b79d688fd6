import type { IncomingMessage, ServerResponse } from "node:http";
import { inertPolicy } from "./security-headers.ts";

/**
 * More requests than can be answered: some are sent away at once, so that the others are answered in
 * time. Without it all would wait, each new one making it longer for everybody, and nobody would be
 * answered while he still waits for it.
 */
const limits = {
  /** Reads that are worked on at once. Few, because a page holds the loop and finished pages are to slip in. */
  readsAtOnce: 4,
  /** A read that would have to wait longer is sent away, in milliseconds. */
  longestWait: 500,
  /** Reads that wait, whatever they would take: a bound for the memory. */
  readsWaiting: 1_000,
  /** Writes that have arrived and are not answered. */
  writesAtOnce: 200,
  /** Forms posted to a page, which is rendered for the answer. */
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

/** Files that are looked up when they are asked for. They cost next to nothing; a plate is drawn once. */
const filesLookedUp = ["/pictures/", "/attached-assets/", "/plates/"];

/** A read is begun after this many turns of the event loop in a row in which nobody arrived. */
const quietTurns = 3;
/** A read is begun after this many turns in any case. */
const turnsMax = 40;

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
  readonly #headers: Record<string, string>;
  readonly #onRefused: (request: IncomingMessage) => void;
  readonly #builtFiles: ReadonlySet<string>;
  readonly #waiting: Waiting[] = [];
  /** When those came who asked for a file. */
  readonly #cameForFile = new WeakMap<IncomingMessage, number>();
  #reading = 0;
  #writing = 0;
  #posting = 0;
  #isWatching = false;
  /** Since when somebody has come with hardly a turn of the loop between; absent where there was a pause. */
  #crowdedSince: number | undefined;
  /** Everybody who has come so far. */
  #arrived = 0;
  /** How long it usually is from one read's answer to the next one's, in milliseconds. */
  #interval = 5;
  /** When the last one was answered, or where none was under way, when the next one came. */
  #lastDone = 0;

  /** `builtFiles`: the paths of the build's files. They never wait; a wrong name under `/assets` does. */
  constructor(
    headers: readonly (readonly [name: string, value: string])[],
    builtFiles: ReadonlySet<string>,
    onRefused: (request: IncomingMessage) => void,
  ) {
    this.#onRefused = onRefused;
    this.#builtFiles = builtFiles;
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
    // Whoever comes in a crowd may have waited outside since it began: nobody sees those who knock.
    this.#crowdedSince ??= performance.now();
    this.#watchArrivals();
    const since = this.#crowdedSince;
    const path = request.url ?? "";
    if (path === "/healthz") work();
    else if (this.#isForFile(request)) {
      this.#cameForFile.set(request, since);
      work();
    } else if (isRead(request)) {
      const refuse = () => this.#refuse(request, response);
      this.#read({ response, work, refuse, since });
    } else this.#write(request, response, work, path);
  }

  /**
   * Resolves when a page may be rendered for this request, with the answer where it is sent away instead.
   * Whoever asked for a file that there is not was let by, and stands in the line from here on: a flood
   * of wrong names would go around it otherwise.
   */
  waitForTurn(request: IncomingMessage, response: ServerResponse): Promise<Response | undefined> {
    if (!this.#isForFile(request)) return Promise.resolve(undefined);
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
    const waiting = this.#waiting.length;
    if (this.#isTooLate(read, waiting) || waiting >= limits.readsWaiting) {
      read.refuse();
      return;
    }
    if (waiting === 0 && this.#reading === 0) this.#lastDone = performance.now();
    this.#waiting.push(read);
    this.#watchArrivals();
  }

  /**
   * The next is begun when nobody else arrives. A listening socket hands over one connection in each
   * turn of the loop, so with work in each turn those who wait outside would not even be seen.
   */
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
      const isQuiet = quiet >= quietTurns;
      if (isQuiet) this.#crowdedSince = undefined;
      if (isQuiet || turns >= turnsMax) {
        quiet = 0;
        turns = 0;
        this.#startNext();
      }
      if (this.#crowdedSince !== undefined || this.#mayStart()) setImmediate(turn);
      else this.#isWatching = false;
    };
    setImmediate(turn);
  }

  #mayStart(): boolean {
    return this.#waiting.length > 0 && this.#reading < limits.readsAtOnce;
  }

  #startNext(): void {
    while (this.#mayStart()) {
      const next = this.#waiting.shift();
      if (!next || next.response.destroyed) continue;
      this.#start(next.response, next.work);
      return;
    }
  }

  /** Whether a read with so many before it would have waited too long when its turn comes. */
  #isTooLate({ since }: Waiting, before: number): boolean {
    const wait = performance.now() - since + before * this.#interval;
    return wait > limits.longestWait && before >= readsAlwaysWaiting;
  }

  /** Where it goes slower than was thought, the last in the line are sent away as soon as that is known. */
  #shortenLine(): void {
    for (;;) {
      const last = this.#waiting.at(-1);
      if (!last || !this.#isTooLate(last, this.#waiting.length - 1)) return;
      this.#waiting.pop();
      last.refuse();
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
      // While a crowd is let in, little else is done: that says nothing of what comes after it.
      if (this.#crowdedSince === undefined) {
        const took = Math.min(now - this.#lastDone, 1_000);
        this.#interval += weight * (took - this.#interval);
      }
      this.#lastDone = now;
      this.#shortenLine();
      this.#watchArrivals();
    };
    const slow = setTimeout(done, receivingMilliseconds);
    response.once("finish", done);
    response.once("close", done);
    work();
  }

  /** Counted from when it has arrived in full: whoever sends slowly takes nobody's place. */
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

  #isForFile(request: IncomingMessage): boolean {
    if (!isRead(request)) return false;
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    return this.#builtFiles.has(path) || filesLookedUp.some((start) => path.startsWith(start));
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
