import { SectionHeading } from "#ui/page-and-section-headings.tsx";
import { useSite } from "#ui/use-site.ts";
import { VerseQuote } from "#ui/verse-banner.tsx";
import { reasons, verses } from "./texts.ts";

const numerals = ["I", "II", "III", "IV", "V"];

/** The five numbered reasons and the promise under them. */
export function WhyChoose() {
  const { brand } = useSite();
  return (
    <section aria-labelledby="why-heading" className="section-y wrap-anywhere">
      <div className="page-x">
        <SectionHeading
          id="why-heading"
          title={`Why Choose ${brand}`}
          lead="There are quicker ways to buy a plant. Here is why our neighbors come to us."
        />
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <ol className="border-t border-rule">
            {Object.entries(reasons).map(([name, text], index) => (
              <li
                key={name}
                className="grid grid-cols-[2.75rem_1fr] border-b border-rule py-5 sm:grid-cols-[4.5rem_1fr] sm:py-6"
              >
                <span aria-hidden="true" className="font-serif text-title text-rubric">
                  {numerals[index]}
                </span>
                <div>
                  <h3 className="text-title">{name}</h3>
                  <p className="mt-1.5">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="grid content-center gap-10">
            <VerseQuote {...verses.genesis112} />
            <aside
              aria-labelledby="promise-heading"
              className="home-plaque p-8 text-center sm:p-10"
            >
              <h3 id="promise-heading">Our Promise to You</h3>
              <p className="mt-4 font-serif text-lead">
                We will answer you plainly, welcome you as a neighbor and take good care of what has
                been entrusted to us. If a plant is wrong for your garden, we will say so.
              </p>
            </aside>
          </div>
        </div>
      </div>
    </section>
  );
}
