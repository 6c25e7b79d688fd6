import { HttpError } from "#shared/both/http-error.ts";
import {
  doorListKeys,
  doorListPrefix,
  readDoorList,
  removeDoorList,
  removeEndedDoorLists,
} from "#shared/browser/door-lists-on-device.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import type { DoorAnswer, DoorEntry, DoorList } from "../answers.ts";
import type { DoorAction } from "../inputs.ts";

/** What is done at a door, kept until the server has it: through a dead spot, a reload and a flat battery. */

interface Kept {
  list: DoorList | undefined;
  queue: DoorAction[];
  conflicts: string[];
  /** Outlives the list, so that what was not sent goes out with another link of the same event. */
  eventId?: number | undefined;
}

export interface DoorState extends Kept {
  /** "closed": the link no longer works. "removed": this device was asked to forget the list. */
  connection: "loading" | "online" | "offline" | "closed" | "removed";
}

const sentAtOnce = 100;
/** In a dead spot a request may hang for minutes. What arrived all the same is recognized by its id. */
const patienceMilliseconds = 10_000;
/** How often sending is retried, so that actions arrive within five seconds of the network's return. */
const triedEveryMilliseconds = 3_000;
/** The longest that a browser's timer can wait. */
const longestTimer = 2 ** 31 - 1;

export class UnsentDoorActions {
  readonly #path: string;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #state: DoorState;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #end: ReturnType<typeof setTimeout> | undefined;

  constructor(token: string) {
    this.#path = `/api/door/${encodeURIComponent(token)}`;
    this.#key = `${doorListPrefix}${token}`;
    removeEndedDoorLists();
    this.#state = { ...(readKept(this.#key) ?? nothing), connection: "loading" };
  }

  get state(): DoorState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends unsent actions, or else reads the list; resolves once that is done or has failed. */
  async refresh(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    try {
      if (this.#state.queue.length === 0) this.#takeList(await this.#call<DoorList>("GET"));
      while (this.#state.queue.length > 0) await this.#send(this.#state.queue.slice(0, sentAtOnce));
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
    this.#keep((kept) => ({ queue: [...kept.queue, { ...action, at }] }));
    void this.refresh();
  }

  /** Takes back a walk-in that has not been sent, with what it paid. */
  withdraw(walkInId: string): void {
    const isOther = (action: DoorAction) =>
      action.id !== walkInId && !(action.kind === "paid" && action.walkInId === walkInId);
    this.#keep((kept) => ({ queue: kept.queue.filter(isOther) }));
  }

  forgetConflicts(): void {
    this.#keep(() => ({ conflicts: [] }));
  }

  /** Removes the list from this device. What was not sent yet stays, and goes out when it can. */
  remove(): void {
    this.#removeList("removed");
    if (this.#state.queue.length > 0) void this.refresh();
  }

  /** Another page of this browser has changed what is kept. */
  readAgain(): void {
    const kept = readKept(this.#key) ?? nothing;
    const isGone = this.#state.list !== undefined && kept.list === undefined;
    this.#show({ ...kept, ...(isGone ? { connection: "removed" } : {}) });
  }

  /** A request that began without the network keeps hanging after its return: another is sent beside it. */
  #call<T>(method: "GET" | "POST", body?: unknown): Promise<T> {
    const ending = new AbortController();
    const options = { signal: ending.signal, ...(body ? { body } : {}) };
    const patience = setTimeout(() => ending.abort(), patienceMilliseconds);
    let others: ReturnType<typeof setInterval>;
    return new Promise<T>((resolve, reject) => {
      const send = () => void requestJson<T>(method, this.#path, options).then(resolve, reject);
      others = setInterval(send, triedEveryMilliseconds);
      send();
    }).finally(() => {
      clearTimeout(patience);
      clearInterval(others);
      ending.abort();
    });
  }

  async #send(actions: readonly DoorAction[]): Promise<void> {
    let answer: DoorAnswer;
    try {
      answer = await this.#call<DoorAnswer>("POST", { actions });
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 400)) throw error;
      // One that the server rejects must not hold back the others.
      if (actions.length > 1) {
        for (const action of actions) await this.#send([action]);
        return;
      }
      const refused = actions[0];
      const name = refused?.kind === "walk-in" ? refused.fullName : "One entry";
      this.#keep(({ queue, conflicts }) => ({
        queue: queue.filter(({ id }) => id !== refused?.id),
        conflicts: [...conflicts, `${name} could not be noted: ${error.serverMessage ?? ""}`],
      }));
      return;
    }
    const done = new Set(answer.results.map(({ id }) => id));
    const said = answer.results.flatMap(({ result, message }) =>
      result === "conflict" && message ? [message] : [],
    );
    this.#keep(({ queue, conflicts }) => ({
      queue: queue.filter(({ id }) => !done.has(id)),
      conflicts: [...conflicts, ...said],
    }));
    this.#takeList(answer.list);
  }

  #takeList(list: DoorList): void {
    const eventId = list.event.id;
    // Asked to forget it, this device keeps no newer one either.
    if (this.#state.connection === "removed") return;
    this.#keep(({ queue }) => ({
      list,
      eventId,
      queue: [...queue, ...takeUnsent(eventId, this.#key)],
    }));
    this.#show({ connection: "online" });
    clearTimeout(this.#end);
    if (list.expiresAt !== null) {
      const left = Date.parse(list.expiresAt) - Date.now();
      if (left <= longestTimer) this.#end = setTimeout(() => this.#removeList("closed"), left);
    }
  }

  #failed(error: unknown): void {
    // A page of somebody's wireless network may say 403, too; ours has a sentence.
    const isClosed =
      error instanceof HttpError &&
      [403, 404, 410].includes(error.status) &&
      error.serverMessage !== undefined;
    if (isClosed) {
      this.#removeList("closed");
      return;
    }
    if (this.#state.connection !== "removed") this.#show({ connection: "offline" });
    if (this.#state.queue.length > 0) {
      this.#timer = setTimeout(() => void this.refresh(), triedEveryMilliseconds);
    }
  }

  #removeList(connection: "closed" | "removed"): void {
    clearTimeout(this.#end);
    removeDoorList(this.#key);
    this.#show({ list: undefined, connection });
  }

  /** Changes what is kept as it is now: another page of this browser may have changed it, too. */
  #keep(change: (kept: Kept) => Partial<Kept>): void {
    const { connection: _, ...inThisPage } = this.#state;
    const before = readKept(this.#key) ?? inThisPage;
    const kept = { ...before, ...change(before) };
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Storage is full or unavailable: it is only kept in this page.
    }
    this.#show(kept);
  }

  #show(changes: Partial<DoorState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

const nothing: Kept = { list: undefined, queue: [], conflicts: [] };

function readKept(key: string): Kept | undefined {
  const kept = readDoorList<Kept>(key);
  return kept && { ...nothing, ...kept };
}

/** Takes over what was done with other links of the same event on this device, and could not be sent. */
function takeUnsent(eventId: number, ownKey: string): DoorAction[] {
  return doorListKeys().flatMap((key) => {
    if (key === ownKey) return [];
    const kept = readKept(key);
    if (kept?.eventId !== eventId) return [];
    localStorage.setItem(key, JSON.stringify({ ...kept, queue: [] } satisfies Kept));
    return kept.queue;
  });
}

/** The entries as they are once everything that waits has been sent. */
export function entriesAfter(
  entries: readonly DoorEntry[],
  queue: readonly DoorAction[],
): DoorEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  let walkIns = 0;
  const walkInIds = new Map<string, number>();
  for (const action of queue) {
    const statusChangedAt = action.at ?? null;
    if (action.kind === "walk-in") {
      // Until it is stored it has no id.
      walkIns += 1;
      walkInIds.set(action.id, -walkIns);
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
    const id =
      action.kind === "paid" && action.walkInId
        ? walkInIds.get(action.walkInId)
        : action.registrationId;
    const entry = byId.get(id ?? 0);
    if (!entry) continue;
    const { paid, ...rest } = entry;
    if (action.kind === "paid") {
      byId.set(entry.id, { ...rest, ...(action.paid && { paid: action.paid }) });
      continue;
    }
    const came = action.kind === "came";
    // As the server does it: a walk-in that never was has not paid either.
    const keepsPaid = paid && (came || entry.source !== "door");
    byId.set(entry.id, {
      ...rest,
      ...(keepsPaid && { paid }),
      status: came ? "came" : entry.source === "door" ? "cancelled" : "registered",
      cameCount: came ? action.count : null,
      statusChangedAt,
    });
  }
  return [...byId.values()];
}
