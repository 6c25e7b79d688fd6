import { Link, useLocation } from "react-router";
import { PageHeader } from "#ui/page-and-section-headings.tsx";
import { Prose } from "#ui/paragraphs.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import { LinkedText } from "./contact-links-in-text.tsx";
import { privacy, terms } from "./privacy-and-terms-texts.ts";

/** /privacy and /terms: each a page of plain sections, which leads to the other. */
export default function LegalPage() {
  const isTerms = /^\/terms/i.test(useLocation().pathname);
  const { heading: title, lead, sections } = isTerms ? terms : privacy;
  const { brand } = useSite();
  return (
    <>
      <PageHead title={title} description={lead} path={isTerms ? "/terms" : "/privacy"} />
      <PageHeader title={title} lead={lead} />
      <div className="page-x pb-16 sm:pb-20">
        <Prose className="mx-auto">
          {sections.map(({ heading, paragraphs, items = [] }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((text) => (
                <p key={text}>
                  <LinkedText text={text.replaceAll("{brand}", brand)} />
                </p>
              ))}
              {items.length > 0 && (
                <ul className="leaf-list">
                  {items.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <p>
            {isTerms ? (
              <Link to="/privacy">What we keep about you, and why</Link>
            ) : (
              <Link to="/terms">Read our terms, too</Link>
            )}
          </p>
        </Prose>
      </div>
    </>
  );
}
