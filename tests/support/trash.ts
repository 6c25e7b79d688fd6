import { expect } from "vitest";
import type { Trashed } from "#features/trash/answers.ts";
import { createTestClock } from "./clock.ts";
import { ownerEnv, signIn, type TestOwner } from "./owner.ts";
import { openSite, type TestSite } from "./site.ts";

/** A site on which the owner deletes things and brings them back. Its clock begins on May 1, 2026. */
export interface TrashSite {
  site: TestSite;
  /** Signed in; anew each time the clock moves by days. */
  owner: TestOwner;
  clock: ReturnType<typeof createTestClock>;
  /** What lies in the Trash, that deleted last first. */
  trash(): Promise<Trashed[]>;
  remove(path: string): Promise<void>;
  restore(id: string, how?: object): Promise<Response>;
  /** The same, where it must come back; answers where it is. */
  bringBack(id: string, how?: object): Promise<string>;
  /** A call of the owner's that must succeed. */
  ask<T>(method: string, path: string, body?: object): Promise<T>;
  /** Moves the clock, and runs the jobs. */
  daysLater(days: number): Promise<void>;
}

export async function openTrashSite(): Promise<TrashSite> {
  const clock = createTestClock();
  const site = await openSite({ env: ownerEnv, clock: clock.now });
  const here: TrashSite = {
    site,
    clock,
    owner: await signIn(site),
    trash: () => here.ask("GET", "/api/admin/trash"),
    remove: (path) => here.ask("DELETE", path),
    restore: (id, how = {}) => here.owner.call("POST", `/api/admin/trash/${id}/restore`, how),
    async bringBack(id, how) {
      const answer = await here.restore(id, how);
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { path: string }).path;
    },
    async ask<T>(method: string, path: string, body?: object) {
      const answer = await here.owner.call(method, path, body);
      expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
      const text = await answer.text();
      return (text === "" ? undefined : JSON.parse(text)) as T;
    },
    async daysLater(days) {
      clock.advance({ hours: 24 * days });
      await site.services.jobs.runDue();
      here.owner = await signIn(site);
    },
  };
  return here;
}
