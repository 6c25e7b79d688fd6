import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the page's code is there: not on the server, and not until React has taken the page over. A form that takes
 * no plain post lets its button wait for it, or a press would lose what was typed.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
