import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the page's code is there: not on the server, and not until React has taken the page over. The
 * button of a form without a plain post waits for it, because a press would lose what was typed.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
