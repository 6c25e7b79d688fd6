import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether React has taken the page over. The button of a form without a plain post waits for it: a press would
 * lose what was typed.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
