import type { ReactNode } from "react";
import { defaultHours } from "#shared/both/site-details.ts";
import { Ornament, type OrnamentName } from "#ui/ornament.tsx";
import { PageHeader, SectionHeading } from "#ui/page-and-section-headings.tsx";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import { SocialLinks } from "#ui/social-media-links.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import { askAboutVisits } from "../data/words-on-location-and-contact.ts";
import { faqsOf } from "../faqs.ts";
import { LinkedText } from "./contact-links-in-text.tsx";
import { GardenStore } from "./local-business-json-ld.tsx";

const heading = "Contact Us";
const lead = "Write or call with a question, or to arrange a visit.";

export default function ContactPage() {
  return (
    <>
      <PageHead
        title={heading}
        description={`${lead} Phone, email, hours, and answers to the questions we are asked most.`}
        path="/contact"
      />
      <GardenStore />
      <PageHeader title={heading} lead={lead} />
      <Ways />
      <GetInTouch />
      <Questions />
    </>
  );
}

function Ways() {
  const { hours = defaultHours } = useSite();
  const ways: readonly [heading: string, ornament: OrnamentName, way: ReactNode][] = [
    ["Visitation", "rose", `${askAboutVisits}.`],
    ["Phone", "leaf", <PhoneLink key="phone" className={wayLink} />],
    ["Email", "star", <EmailLink key="email" className={wayLink} />],
    ["Hours", "cross", hours],
  ];
  return (
    <div className="page-x max-w-text pb-16 sm:pb-24">
      <div className="m-[5px] grid border border-gilt outline outline-gilt outline-offset-4 sm:grid-cols-2">
        {ways.map(([heading, ornament, way]) => (
          <section
            key={heading}
            className="border-rule px-4 py-8 text-center not-first:border-t sm:px-8 sm:py-10 sm:even:border-l sm:nth-2:border-t-0"
          >
            <div className="flex h-9 items-center justify-center text-gilt">
              <Ornament name={ornament} className="w-8" />
            </div>
            <h2 className="mt-3 text-title">{heading}</h2>
            <p className="mt-2 whitespace-pre-line">{way}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

const wayLink = "inline-flex min-h-11 items-center text-lead";

function GetInTouch() {
  return (
    <section aria-labelledby="touch" className="ground-mantle">
      <div className="page-x section-y grid items-center gap-x-14 gap-y-8 md:grid-cols-[5fr_4fr]">
        <div>
          <h2 id="touch">Get in Touch</h2>
          <p className="mt-4 max-w-measure font-serif text-lead">
            Follow the garden through the year, or send us a picture of yours. If something is
            ailing, a clear photograph of the leaves is often enough to begin with.
          </p>
          <SocialLinks className="mt-5" />
        </div>
        <img
          src="/pictures/gallery/02.svg"
          alt="A potting bench under a window, with a watering can, clay pots and seedlings"
          width={800}
          height={600}
          loading="lazy"
          className="h-auto w-full"
        />
      </div>
    </section>
  );
}

function Questions() {
  const { texts } = useSite();
  return (
    <section aria-labelledby="faq" className="page-x section-y">
      <SectionHeading title="Frequently Asked Questions" id="faq" />
      <dl className="mx-auto max-w-text wrap-anywhere">
        {faqsOf(texts).map(({ question, answer }) => (
          <div key={question} className="border-t border-rule py-6 first:border-0">
            <dt className="grid grid-cols-[2.25rem_1fr] font-serif text-title">
              <span aria-hidden="true" className="text-rubric">
                Q.
              </span>
              {question}
            </dt>
            <dd className="mt-2 grid grid-cols-[2.25rem_1fr]">
              <span aria-hidden="true" className="font-serif text-title text-gilt-ink leading-none">
                A.
              </span>
              <span className="whitespace-pre-line">
                <LinkedText text={answer} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
