import { Link } from "react-router";
import { PageHeader } from "#ui/page-and-section-headings.tsx";
import { Prose } from "#ui/prose.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import { LinkedText } from "./contact-links-in-text.tsx";
import type { LegalPage } from "./privacy-and-terms-texts.ts";

/** A page of plain sections: the Privacy Policy or the Terms of Service. */
export function LegalText({
  page,
  path,
  other,
}: {
  page: LegalPage;
  path: string;
  /** The other one of the two pages. */
  other: readonly [path: string, label: string];
}) {
  const { brand } = useSite();
  return (
    <>
      <PageHead title={page.heading} description={page.lead} path={path} />
      <PageHeader title={page.heading} lead={page.lead} />
      <div className="page-x pb-16 sm:pb-20">
        <Prose className="mx-auto">
          {page.sections.map(({ heading, paragraphs, items = [] }) => (
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
            <Link to={other[0]}>{other[1]}</Link>
          </p>
        </Prose>
      </div>
    </>
  );
}
