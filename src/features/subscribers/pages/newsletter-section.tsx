import { useEffect, useRef, useState } from "react";
import type { PostedForm } from "#shared/browser/form-without-javascript.ts";
import { noteDetailsGiven } from "#shared/browser/visitor-gave-details.ts";
import { Ornament } from "#ui/ornament.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { newsletter } from "./texts.ts";

/** Home's sign-up: the form, and once it is sent the thanks in its place. */
export function NewsletterSection({ posted }: { posted: PostedForm | undefined }) {
  const [joined, setJoined] = useState(false);
  return (
    <section id="newsletter" aria-labelledby="newsletter-heading" className="section-y">
      <div className="page-x">
        <div className="home-plaque mx-auto grid max-w-[64rem] gap-x-14 gap-y-8 p-7 sm:p-12 lg:grid-cols-[4fr_5fr] lg:items-center">
          <div className="max-lg:text-center">
            <Ornament name="rose" className="w-12 text-rose" />
            <h2 id="newsletter-heading" className="mt-3">
              {newsletter.heading}
            </h2>
            <p className="mt-4 font-serif text-lead text-balance text-ink-soft">
              {newsletter.intro}
            </p>
          </div>
          {joined || posted?.kept ? (
            <Thanks focused={joined} />
          ) : (
            <NewsletterForm posted={posted} onJoined={() => setJoined(true)} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Takes the form's place, and the focus with it where the form had it. */
function Thanks({ focused }: { focused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(noteDetailsGiven, []);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className="py-6 text-center">
      <Ornament name="fleuron" className="w-14 text-gilt" />
      <h3 ref={heading} tabIndex={-1} className="mt-4 text-h2">
        {newsletter.success.heading}
      </h3>
      <p className="mt-3 font-serif text-lead">{newsletter.success.text}</p>
    </div>
  );
}
