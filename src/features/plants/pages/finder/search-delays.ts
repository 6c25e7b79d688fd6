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
export function useRested(value: string, delay: number, first = value): string {
  const [rested, setRested] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
