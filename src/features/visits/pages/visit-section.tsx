import { useEffect, useRef, useState } from "react";
import type { PostedForm } from "#shared/browser/form-without-javascript.ts";
import { noteDetailsGiven } from "#shared/browser/visitor-gave-details.ts";
import { Card } from "#ui/card.tsx";
import { visitSectionId, visitWords } from "./texts.ts";
import { VisitForm } from "./visit-form.tsx";

/**
 * The form that asks for a visit, and once it is sent the thanks in its place. `plants` is a list
 * from the page's address; without one the visitor's own is offered. `message` is what the message
 * starts with.
 */
export function VisitSection({
  posted,
  plants,
  message,
}: {
  posted: PostedForm | undefined;
  plants?: string | undefined;
  message?: string | undefined;
}) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="page-x no-print pb-16 sm:pb-24">
      <Card
        as="section"
        id={visitSectionId}
        aria-labelledby="visit-heading"
        className="mx-auto max-w-text p-6 sm:p-10"
      >
        {asked || posted?.kept ? (
          <Thanks />
        ) : (
          <>
            <h2 id="visit-heading">{visitWords.heading}</h2>
            <p className="mt-3 font-serif text-lead text-ink-soft">{visitWords.lead}</p>
            <VisitForm
              posted={posted}
              plants={plants}
              message={message}
              onAsked={() => setAsked(true)}
            />
          </>
        )}
      </Card>
    </div>
  );
}

/** Takes the form's place, and the focus with it. */
function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    noteDetailsGiven();
  }, []);
  return (
    <div className="text-center">
      <h2 ref={heading} id="visit-heading" tabIndex={-1}>
        {visitWords.thanks.heading}
      </h2>
      <p className="mt-4 font-serif text-lead">{visitWords.thanks.text}</p>
    </div>
  );
}
