import { type MouseEvent, useCallback } from "react";
import { useNavigate } from "react-router";

/** Follows plain links in place: a hundred router links would each render again at every change of the address. */
export function useLinkClicks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(link.getAttribute("href") ?? "/");
    },
    [navigate],
  );
}
