import type { ConfirmingWay } from "#shared/both/run-owner-action.ts";

/** Asks the person at the screen to reauthenticate; returns whether they did. */
export type Asker = (ways: readonly ConfirmingWay[]) => Promise<boolean>;

let asker: Asker | undefined;
let asking: Promise<boolean> | undefined;

/** Registers how the screen asks; returns the function that ends that. */
export function asksBy(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Asks; calls that are refused meanwhile share the answer. False if no screen can ask. */
export function reauthenticate(ways: readonly ConfirmingWay[]): Promise<boolean> {
  asking ??= (asker?.(ways) ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
