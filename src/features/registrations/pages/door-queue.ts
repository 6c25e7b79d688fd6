import { requestJson } from "#platform/browser/http-client.ts";
import { HttpError } from "#platform/shared/http-error.ts";
import type { DoorAction, DoorAnswer, DoorEntry, DoorList } from "../owner-contract.ts";

/**
 * What is done at a door, kept in the browser until the server has it: through a dead spot, a
 * reload and a flat battery. Each action has an id of its own, so that one sent twice is done once.
 */

export interface DoorState {
  list: DoorList | undefined;
  queue: DoorAction[];
  /** Where somebody else did something else: a sentence for each. */
  conflicts: string[];
  /** "closed": the link opens nothing any more. */
  connection: "loading" | "online" | "offline" | "closed";
}

type Kept = Pick<DoorState, "list" | "queue" | "conflicts">;

const sentAtOnce = 200;
const retryMilliseconds = 15_000;

export class DoorQueue {
  readonly #path: string;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #state: DoorState;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(token: string) {
    this.#path = `/api/door/${encodeURIComponent(token)}`;
    this.#key = `door:${token}`;
    this.#state = {
      list: undefined,
      queue: [],
      conflicts: [],
      ...this.#kept(),
      connection: "loading",
    };
  }

  get state(): DoorState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends what waits, or else reads the list. */
  async refresh(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    try {
      if (this.#state.queue.length === 0) {
        const list = await requestJson<DoorList>("GET", this.#path);
        this.#set({ list, connection: "online" });
      }
      while (this.#state.queue.length > 0) await this.#send();
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isSending = false;
    }
    // Done while the answer was on its way.
    if (this.#state.connection === "online" && this.#state.queue.length > 0) await this.refresh();
  }

  /** Notes at once what was done, and sends it when it can. */
  do(action: DoorAction): void {
    const at = new Date().toISOString();
    this.#set({ queue: [...this.#state.queue, { ...action, at }] });
    void this.refresh();
  }

  forgetConflicts(): void {
    this.#set({ conflicts: [] });
  }

  async #send(): Promise<void> {
    const actions = this.#state.queue.slice(0, sentAtOnce);
    const { results, list } = await requestJson<DoorAnswer>("POST", this.#path, {
      body: { actions },
    });
    const done = new Set(results.map(({ id }) => id));
    const said = results.flatMap(({ result, message }) =>
      result === "conflict" && message ? [message] : [],
    );
    this.#set({
      list,
      queue: this.#state.queue.filter(({ id }) => !done.has(id)),
      conflicts: [...this.#state.conflicts, ...said],
      connection: "online",
    });
  }

  #failed(error: unknown): void {
    const isClosed = error instanceof HttpError && [403, 404, 410].includes(error.status);
    this.#set({ connection: isClosed ? "closed" : "offline" });
    if (!isClosed) this.#timer = setTimeout(() => void this.refresh(), retryMilliseconds);
  }

  #set(change: Partial<DoorState>): void {
    this.#state = { ...this.#state, ...change };
    const { list, queue, conflicts } = this.#state;
    try {
      localStorage.setItem(this.#key, JSON.stringify({ list, queue, conflicts } satisfies Kept));
    } catch {
      // Full or forbidden: it is kept in this page alone.
    }
    for (const listener of this.#listeners) listener();
  }

  #kept(): Partial<Kept> {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Partial<Kept>;
    } catch {
      return {};
    }
  }
}

/** An id for an action. `crypto.randomUUID` exists on https and localhost only; this exists everywhere. */
export function newActionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The entries as they are once everything that waits has been sent. */
export function entriesAfter(
  entries: readonly DoorEntry[],
  queue: readonly DoorAction[],
): DoorEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  let walkIns = 0;
  for (const action of queue) {
    const statusChangedAt = action.at ?? null;
    if (action.kind === "walk-in") {
      // Until it is kept it has no number of its own.
      walkIns += 1;
      byId.set(-walkIns, {
        id: -walkIns,
        fullName: action.fullName,
        attendeesCount: action.count,
        cameCount: action.count,
        status: "came",
        source: "door",
        statusChangedAt,
      });
      continue;
    }
    const entry = byId.get(action.registrationId);
    if (!entry) continue;
    const came = action.kind === "came";
    byId.set(entry.id, {
      ...entry,
      status: came ? "came" : entry.source === "door" ? "cancelled" : "registered",
      cameCount: came ? action.count : null,
      statusChangedAt,
    });
  }
  return [...byId.values()];
}

/** People: who is still expected, who came, and of them those who had not registered. */
export function totalsOf(entries: readonly DoorEntry[]): DoorList["totals"] {
  const sum = (of: readonly DoorEntry[]) =>
    of.reduce((people, entry) => people + (entry.cameCount ?? entry.attendeesCount), 0);
  const came = entries.filter(({ status }) => status === "came");
  return {
    expected: sum(entries.filter(({ status }) => status === "registered")),
    came: sum(came),
    walkIns: sum(came.filter(({ source }) => source === "door")),
  };
}
