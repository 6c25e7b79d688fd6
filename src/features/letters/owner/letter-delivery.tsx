import { useEffect, useState } from "react";
import { Link } from "react-router";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { CheckboxField } from "#ui/field.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { IfMay } from "#ui/owner/show-if-allowed.tsx";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type {
  LetterProgress,
  LetterRecipient,
  LetterRecipients,
  LetterWithProgress,
} from "../answers.ts";
import { stateLabels, toWhom } from "./letter-labels.ts";
import { lettersPath, refreshLetters } from "./queries.ts";

/** A letter that was sent off: when it goes, how far it is, whom it reached. */
export function LetterDelivery({
  letter,
  takesFocus,
}: {
  letter: LetterWithProgress;
  /** It was just sent off on this screen: scrolls to when it goes out and the button to take it back. */
  takesFocus: boolean;
}) {
  const { id, subject, state, dueAt, startedAt, progress, to, path } = letter;
  const [now, setNow] = useState(() => Date.now());
  const [asks, setAsks] = useState(false);
  const [isBusy, begin] = useAction();
  const isOpen = state === "scheduled" || state === "sending";
  const secondsLeft = dueAt ? Math.ceil((Date.parse(dueAt) - now) / 1_000) : 0;

  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      // While it is only scheduled, there is nothing to load.
      if (state === "sending" || Date.parse(dueAt ?? "") <= Date.now()) void refreshLetters();
    }, 1_000);
    return () => clearInterval(timer);
  }, [isOpen, state, dueAt]);

  async function act(what: string, says: string) {
    setAsks(false);
    await begin(
      async () => {
        await adminRequest("POST", `${lettersPath}/${id}/${what}`, { body: {} });
        showToast({ title: says });
      },
      (error) => showFailure(saidOr("That did not work. Please try again.", error)),
    );
    await refreshLetters();
  }

  const setPublic = (isPublic: boolean) =>
    begin(async () => {
      await adminRequest("PUT", `${lettersPath}/${id}/page`, { body: { isPublic } });
      await refreshLetters();
    });

  return (
    <section className="card admin-card" aria-labelledby="letter-subject">
      <h2 id="letter-subject">{subject}</h2>
      <p className="flex flex-wrap items-center gap-x-[0.85rem] gap-y-1 py-1">
        <Badge tone={state === "scheduled" ? "gilt" : "plain"}>{stateLabels[state]}</Badge>
        <span>{toWhom(letter)}</span>
        {startedAt && <span>Went out {momentInWords(startedAt)}</span>}
      </p>
      {state === "scheduled" && dueAt && (
        <div
          ref={takesFocus ? bringIntoSight : undefined}
          tabIndex={-1}
          className="admin-notice mt-4 mb-0"
        >
          <p role="timer">
            {secondsLeft > 90
              ? `It goes out ${momentInWords(dueAt)}.`
              : secondsLeft > 0
                ? `It goes out in ${secondsLeft} seconds.`
                : "It is about to go out."}
          </p>
          <p className="mt-3">
            <Button
              busy={isBusy}
              onClick={() => void act("take-back", "Taken back: a draft again")}
            >
              Take It Back
            </Button>
          </p>
        </div>
      )}
      {progress && <Figures progress={progress} isOpen={isOpen} />}
      {state === "sending" && (
        <p className="mt-4">
          <Button variant="secondary" busy={isBusy} onClick={() => setAsks(true)}>
            Stop
          </Button>
        </p>
      )}
      {to === "subscribers" && !isOpen && (
        <div className="mt-4">
          <CheckboxField
            label="Everybody can read this letter on the site"
            checked={letter.isPublic}
            onChange={({ currentTarget }) => void setPublic(currentTarget.checked)}
          />
          {path && (
            <p>
              <Link to={path} className="touch-link">
                See its page
              </Link>
            </p>
          )}
        </div>
      )}
      {progress && progress.people > 0 && (
        <IfMay needed={to === "subscribers" ? ["everything"] : "anybody"}>
          <Recipients id={id} />
        </IfMay>
      )}
      {asks && (
        <Confirm
          question="Stop this letter?"
          yes="Stop"
          onYes={() => void act("stop", "Stopped")}
          onNo={() => setAsks(false)}
        >
          Those that the mail server has in hand still go. Nobody else gets it, and it cannot be
          sent on.
        </Confirm>
      )}
    </section>
  );
}

function bringIntoSight(notice: HTMLElement | null): void {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: "center" });
}

const figures = [
  ["sent", "sent"],
  ["keptAsFile", "kept as files"],
  ["waiting", "not sent yet"],
  ["failed", "refused or failed"],
  ["notSent", "not sent"],
  ["withoutEmail", "without an email address"],
] as const;

function Figures({ progress, isOpen }: { progress: LetterProgress; isOpen: boolean }) {
  const { people: all, sent, keptAsFile, failed, isEnqueuing } = progress;
  return (
    <>
      <dl className="letter-figures my-4 flex flex-wrap gap-x-10 gap-y-2">
        {figures
          .filter(([name]) => progress[name] > 0 || (name === "sent" && keptAsFile === 0))
          .map(([name, label]) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-serif text-[2rem] leading-[1.1] tabular-nums">
                {progress[name].toLocaleString("en-US")}
              </dd>
            </div>
          ))}
      </dl>
      {isOpen && (
        <>
          <progress
            className="h-[0.7rem] w-full appearance-none border border-rule bg-paper-sunk [&::-moz-progress-bar]:bg-marian [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-marian"
            value={sent + keptAsFile + failed}
            max={Math.max(1, all)}
            aria-label="How far the letter is"
          />
          <p className="text-ink-soft">
            {peopleCount(all)} {isEnqueuing ? "so far; more are being put down" : "in all"}
          </p>
        </>
      )}
      {keptAsFile > 0 && (
        <p className="text-ink-soft">
          There was no mail server: what is kept as a file reached nobody.
        </p>
      )}
    </>
  );
}

const labels: Readonly<Record<LetterRecipient["state"], string>> = {
  waiting: "Not sent yet",
  sent: "Sent",
  kept_as_file: "Kept as a file",
  failed: "Refused",
  not_sent: "Not sent",
  no_email: "No email address",
};

/** Whom a letter reached, or why not: one page, and more on request. */
function Recipients({ id }: { id: number }) {
  const [pages, setPages] = useState(1);
  return (
    <section className="mt-6" aria-labelledby="recipients-heading">
      <h3 id="recipients-heading">Who Got It</h3>
      {Array.from({ length: pages }, (_, at) => (
        <PageOfRecipients
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number.
          key={at}
          id={id}
          page={at + 1}
          onMore={at + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </section>
  );
}

function PageOfRecipients({
  id,
  page,
  onMore,
}: {
  id: number;
  page: number;
  /** Of the last page alone. */
  onMore: (() => void) | undefined;
}) {
  const path = `${lettersPath}/${id}/recipients?page=${page}`;
  const read = useAdminQuery<LetterRecipients>(path, { fresh: true });
  return (
    <WhenRead read={read} what="the people">
      {({ people, pages }) => (
        <>
          <ul className="mt-2">
            {people.map((person) => (
              <li
                key={person.id}
                className="flex flex-wrap gap-x-5 gap-y-[0.15rem] border-b border-rule py-[0.6rem] wrap-anywhere"
              >
                <span className="min-w-0 flex-[1_1_16rem]">
                  {[person.name, person.email].filter(Boolean).join(", ") || "Somebody forgotten"}
                </span>
                <span>
                  <Badge tone={person.state === "failed" ? "rubric" : "plain"}>
                    {labels[person.state]}
                  </Badge>{" "}
                  {person.state !== "waiting" && person.at && momentInWords(person.at)}
                </span>
                {person.reason && <span className="text-ink-soft">{person.reason}</span>}
                {person.state === "no_email" && (
                  <span>Please telephone: {person.phone || "no telephone number"}</span>
                )}
              </li>
            ))}
          </ul>
          {onMore && page < pages && (
            <p className="py-4 text-center">
              <Button variant="secondary" onClick={onMore}>
                Show more
              </Button>
            </p>
          )}
        </>
      )}
    </WhenRead>
  );
}
