import { useEffect, useRef } from "react";

/** How often what could not be sent is tried again, in milliseconds. */
const retryMilliseconds = 15_000;

/** Sends at once, from time to time and when the network is back, and asks before the tab is closed. */
export function useRetrySending(isWaiting: boolean, send: () => void): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => latest.current();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    again();
    const timer = setInterval(again, retryMilliseconds);
    window.addEventListener("online", again);
    window.addEventListener("beforeunload", ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
      window.removeEventListener("beforeunload", ask);
    };
  }, [isWaiting]);
}
