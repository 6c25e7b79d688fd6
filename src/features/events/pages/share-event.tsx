import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useSite } from "#ui/use-site.ts";
import type { Event } from "../answers.ts";
import { eventPath, formatEventDate } from "../rules.ts";
import { eventPage } from "./texts.ts";

/** Passes an event on: by the device's own way, by e-mail, or as an address to paste. */
export function ShareEvent({ event }: { event: Event }) {
  const { publicUrl } = useSite();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator && Boolean(navigator.share)), []);
  const { title, date, time, location } = event;
  const url = new URL(eventPath(event), publicUrl).href;
  const letter = new URLSearchParams({
    subject: title,
    body: `${title}\n${formatEventDate(date)}, ${time}\n${location}\n\n${url}`,
  });

  async function share() {
    try {
      await navigator.share({ title, text: `${title}, ${formatEventDate(date)}`, url });
    } catch (error) {
      // Somebody who closes the device's sheet has decided.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: "Link copied", description: eventPage.copied });
    } catch {
      showToast({ title: eventPage.copyByHand, description: url });
    }
  }

  return (
    <ul className="flex flex-wrap items-center" aria-label={eventPage.shareLabel}>
      {canShare && (
        <li>
          <Button variant="quiet" onClick={() => void share()}>
            {eventPage.share}
          </Button>
        </li>
      )}
      <li>
        {/* A space is "+" in a form and "%20" in an address of mail (RFC 6068). */}
        <a href={`mailto:?${`${letter}`.replaceAll("+", "%20")}`} className="button button-quiet">
          {eventPage.email}
        </a>
      </li>
      <li className="noscript:hidden">
        <Button variant="quiet" onClick={() => void copy()}>
          {eventPage.copy}
        </Button>
      </li>
    </ul>
  );
}
