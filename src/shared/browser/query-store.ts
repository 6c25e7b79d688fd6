/**
 * What a page has read, by key. By the specification an answer never goes stale, a failure is never tried again
 * by itself, and nothing is read because a window was focused.
 */

/** The state of one query. A new object whenever anything in it changed. */
export interface ReadState<T> {
  data: T | undefined;
  error: unknown;
  /** Nothing is known yet: neither an answer nor a failure. */
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
  /** A request is in flight, the first one or another. */
  isFetching: boolean;
  /** When the data came, in milliseconds since the epoch; 0 while there is none. */
  dataUpdatedAt: number;
}

interface Entry {
  state: ReadState<unknown>;
  underWay: Promise<void> | undefined;
  read: (() => Promise<unknown>) | undefined;
  listeners: Set<() => void>;
}

const nothing: ReadState<never> = {
  data: undefined,
  error: undefined,
  isPending: true,
  isSuccess: false,
  isError: false,
  isFetching: false,
  dataUpdatedAt: 0,
};

/** The answers: on the server for one page, in the browser since the last full load. */
export class QueryStore {
  readonly #entries = new Map<string, Entry>();

  state<T>(key: string): ReadState<T> {
    return (this.#entries.get(key)?.state ?? nothing) as ReadState<T>;
  }

  subscribe(key: string, listener: () => void): () => void {
    const { listeners } = this.#entry(key);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Reads the key unless it was read, or is being read, already. Never throws: a failure is a state. */
  readOnce(key: string, read: () => Promise<unknown>): Promise<void> {
    const entry = this.#entry(key);
    entry.read = read;
    return entry.state.isPending ? this.#fetch(entry) : Promise.resolve();
  }

  /** Reads again what was read before under these keys. What is shown stays until the answer arrives. */
  async refresh(...keys: string[]): Promise<void> {
    await Promise.all(
      keys.map(async (key) => {
        const entry = this.#entries.get(key);
        // An answer on its way may be older than the change that asks for this.
        await entry?.underWay;
        if (entry?.read) await this.#fetch(entry);
      }),
    );
  }

  /** Reads again what is shown of the answers under these keys, and forgets the others. */
  async refreshAll(matches: (key: string) => boolean): Promise<void> {
    const isShown = (key: string) => (this.#entries.get(key)?.listeners.size ?? 0) > 0;
    this.forget((key) => matches(key) && !isShown(key));
    await this.refresh(...[...this.#entries.keys()].filter(matches));
  }

  set(key: string, data: unknown): void {
    this.#move(this.#entry(key), { ...succeeded(data), dataUpdatedAt: Date.now() });
  }

  /** Forgets the answers under these keys; whoever shows one of them reads it again. */
  forget(matches: (key: string) => boolean): void {
    for (const [key, entry] of this.#entries) {
      if (!matches(key)) continue;
      entry.underWay = undefined;
      this.#move(entry, nothing);
      if (entry.listeners.size > 0 && entry.read) void this.#fetch(entry);
      else this.#entries.delete(key);
    }
  }

  #entry(key: string): Entry {
    let entry = this.#entries.get(key);
    if (!entry) {
      entry = { state: nothing, underWay: undefined, read: undefined, listeners: new Set() };
      this.#entries.set(key, entry);
    }
    return entry;
  }

  #fetch(entry: Entry): Promise<void> {
    if (entry.underWay || !entry.read) return entry.underWay ?? Promise.resolve();
    this.#move(entry, { ...entry.state, isFetching: true });
    const mine: Promise<void> = entry.read().then(
      (data) => {
        // The key was forgotten meanwhile, so this answer is out of date.
        if (entry.underWay !== mine) return;
        entry.underWay = undefined;
        this.#move(entry, { ...succeeded(data), dataUpdatedAt: Date.now() });
      },
      (error: unknown) => {
        if (entry.underWay !== mine) return;
        entry.underWay = undefined;
        const { data, dataUpdatedAt } = entry.state;
        const failed = { ...nothing, isPending: false, isError: true, error };
        this.#move(entry, { ...failed, data, dataUpdatedAt });
      },
    );
    entry.underWay = mine;
    return mine;
  }

  #move(entry: Entry, state: ReadState<unknown>): void {
    entry.state = state;
    for (const listener of entry.listeners) listener();
  }
}

function succeeded(data: unknown): ReadState<unknown> {
  return { ...nothing, data, isPending: false, isSuccess: true };
}
