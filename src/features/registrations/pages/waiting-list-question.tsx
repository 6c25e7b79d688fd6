import { useEffect, useRef } from "react";
import { waitingListRule } from "#features/events/waiting-list-rule.ts";
import { Button } from "#ui/button.tsx";
import type { NotRegistered } from "../answers.ts";
import { registrationPage } from "./texts.ts";

/** Asked where the party does not fit: nobody is put on the waiting list without having said so. */
export function WaitingListQuestion({
  refusal,
  busy,
  onJoin,
}: {
  refusal: NotRegistered;
  busy: boolean;
  onJoin: () => void;
}) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
    section.current?.scrollIntoView({ block: "center" });
  }, []);
  const { question, join } = registrationPage.waiting;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="waiting-list"
      className="grid gap-3 border-t border-rule pt-5"
    >
      <p role="alert" className="font-semibold">
        {refusal.message}
      </p>
      <h3 id="waiting-list" className="text-title">
        {question}
      </h3>
      <p className="text-ink-soft">{waitingListRule}</p>
      <Button
        type="submit"
        name="joinWaitingList"
        value="true"
        variant="secondary"
        busy={busy}
        className="justify-self-start"
        onClick={onJoin}
      >
        {join}
      </Button>
    </section>
  );
}
