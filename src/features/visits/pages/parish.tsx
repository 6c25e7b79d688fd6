import { Link } from "react-router";
import type { PageText } from "#shared/both/site-details.ts";
import { TextField } from "#ui/field.tsx";
import { PageHeader, SectionHeading } from "#ui/page-and-section-headings.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import { type RequestWords, VisitSection } from "./visit-section.tsx";

export { sendParishForm as action } from "./visit-section.tsx";

const lead =
  "Flowers and plants for the altar, for a feast, a wedding or a funeral, and for the church garden.";

const questions: readonly (readonly [name: PageText, question: string])[] = [
  ["parishFlowers", "What can be cut, and when?"],
  ["parishQuantities", "How much can you give?"],
  ["parishCost", "What does it cost?"],
  ["parishDelivery", "Do you deliver?"],
  ["parishLeadTime", "How long before should we ask?"],
];

const words: RequestWords = {
  heading: "Write to Us for Your Parish",
  lead: "Tell us the church, the day and what it is for, and we will answer what we can do.",
  days: ["The Day", "“Sunday, May 9”, or “each Sunday of Advent”."],
  message: "What Do You Have in Mind?",
  submit: "Send the Request",
  thanks: "Your request has reached us. We will answer it as soon as we can.",
};

/** /parish: what a parish's secretary wants to know, as far as the owner has said it, and the request. */
export default function ParishPage() {
  const { texts } = useSite();
  const answered = questions.flatMap(([name, question]) => {
    const answer = texts?.[name];
    return answer ? [[question, answer] as const] : [];
  });
  return (
    <>
      <PageHead title="For Your Parish" description={lead} path="/parish" />
      <PageHeader title="For Your Parish" lead={lead} />
      <p className="page-x flex flex-wrap justify-center gap-x-8 pb-8">
        <Link to="/in-bloom" className="touch-link">
          What is in bloom on a feast
        </Link>
        <Link to="/in-bloom" className="touch-link">
          A feast for your bulletin
        </Link>
        <Link to="/mary-garden" className="touch-link">
          Plants of the Mary garden
        </Link>
      </p>
      {answered.length > 0 && (
        <section aria-labelledby="answers" className="page-x max-w-text pb-12">
          <SectionHeading title="What Parishes Ask Us" id="answers" />
          <dl>
            {answered.map(([question, answer]) => (
              <div key={question} className="border-t border-rule py-4">
                <dt className="font-serif text-lead">{question}</dt>
                <dd className="mt-1 whitespace-pre-line">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <VisitSection
        words={words}
        fields={(field) => (
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              {...field("church")}
              label="Church"
              hint="Its name and town."
              required
              minLength={2}
              maxLength={200}
            />
            <TextField
              {...field("occasion")}
              label="Occasion"
              hint="A feast, a wedding, the altar each week."
              required
              minLength={2}
              maxLength={200}
            />
          </div>
        )}
      />
    </>
  );
}
