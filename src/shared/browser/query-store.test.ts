import { describe, expect, it } from "vitest";
import { QueryStore } from "./query-store.ts";

/** A read that answers when it is told to. */
function heldRead() {
  const calls: { resolve: (data: unknown) => void; reject: (error: unknown) => void }[] = [];
  return {
    calls,
    read: () => new Promise<unknown>((resolve, reject) => calls.push({ resolve, reject })),
  };
}

describe("the query store", () => {
  it("reads once, however many ask, and never again by itself", async () => {
    const store = new QueryStore();
    const { calls, read } = heldRead();
    const first = store.readOnce("/a", read);
    const second = store.readOnce("/a", read);
    expect(store.state("/a")).toMatchObject({ isPending: true, isFetching: true });
    calls[0]?.resolve("roses");
    await Promise.all([first, second]);
    await store.readOnce("/a", read);
    expect(store.state("/a")).toMatchObject({ data: "roses", isSuccess: true, isFetching: false });
    expect(calls).toHaveLength(1);
  });

  it("keeps a failure as a state, and reads again only when asked to", async () => {
    const store = new QueryStore();
    const { calls, read } = heldRead();
    const first = store.readOnce("/a", read);
    calls[0]?.reject(new Error("503"));
    await first;
    await store.readOnce("/a", read);
    expect(store.state("/a")).toMatchObject({ isError: true, isPending: false });
    expect(calls).toHaveLength(1);
    const again = store.refresh("/a");
    await Promise.resolve();
    calls[1]?.resolve("roses");
    await again;
    expect(store.state("/a")).toMatchObject({ data: "roses", isError: false, isSuccess: true });
  });

  it("shows what it has while it reads again, and keeps it when that fails", async () => {
    const store = new QueryStore();
    const { calls, read } = heldRead();
    store.set("/a", "old");
    await store.readOnce("/a", read);
    const again = store.refresh("/a");
    await Promise.resolve();
    expect(store.state("/a")).toMatchObject({ data: "old", isFetching: true });
    calls[0]?.reject(new Error("offline"));
    await again;
    expect(store.state("/a")).toMatchObject({ data: "old", isError: true });
  });

  it("ignores an answer to a read that was forgotten meanwhile", async () => {
    const store = new QueryStore();
    const { calls, read } = heldRead();
    void store.readOnce("/a", read);
    store.forget((key) => key === "/a");
    calls[0]?.resolve("private");
    await Promise.resolve();
    await Promise.resolve();
    expect(store.state("/a")).toMatchObject({ data: undefined, isPending: true });
  });

  it("notifies the listeners of a key, and reads it again for them once it was forgotten", async () => {
    const store = new QueryStore();
    const { calls, read } = heldRead();
    let told = 0;
    const stop = store.subscribe("/a", () => {
      told += 1;
    });
    void store.readOnce("/a", read);
    store.set("/b", "other");
    expect(told).toBe(1);
    store.forget(() => true);
    expect(calls).toHaveLength(2);
    stop();
    const before = told;
    store.set("/a", "roses");
    expect(told).toBe(before);
  });
});
