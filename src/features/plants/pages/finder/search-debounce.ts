import { useEffect, useState } from "react";

/** How long the search waits after the last key, in milliseconds, before each of what follows. */
export const searchDelays = {
  /** The address takes the text. Safari takes a hundred changes in thirty seconds, and throws at the next. */
  address: 350,
  /** The server is asked what fits otherwise: after the list itself. */
  answer: 600,
  /** The count is said to who hears the page. */
  spokenCount: 700,
};

/** The value once the typing has rested; until then the one before, at first `first`. */
export function useDebounced(value: string, delay: number, first = value): string {
  const [debounced, setDebounced] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
