import { SectionHeading } from "#ui/page-and-section-headings.tsx";
import { useSite } from "#ui/use-site.ts";
import { VerseQuote } from "#ui/verse-banner.tsx";

const reasons = {
  "Local Expertise":
    "We garden with the same clay, late frosts and hungry deer that you do. Ask what will live in your yard, and you will have an answer from experience.",
  "Catholic Values":
    "We believe that creation is a gift, and that honest work is one way to give thanks for it. That shapes how we grow and how we treat you.",
  "Personal Relationship":
    "You deal with the family. Because we open for appointments and events, there is time to sit down and hear about your garden.",
  "Healthier Plants":
    "A small nursery can look at every plant it grows. Ours are watered, checked and potted by people who know them.",
  "Community Investment":
    "What you spend here stays near home. It is also why we are planning a cemetery for the poor and for young children.",
};

/** Douay-Rheims (Challoner), cited as the specification writes it. */
const genesis112 = {
  text: "And the earth brought forth the green herb, and such as yieldeth seed according to its kind, and the tree that beareth fruit, having seed each one according to its kind. And God saw that it was good.",
  reference: "Genesis 1:12",
};

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
            <VerseQuote {...genesis112} />
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
