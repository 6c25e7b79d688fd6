import { ButtonLink } from "#ui/button.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { Paragraphs } from "#ui/paragraphs.tsx";

const mission = [
  "We are a small family nursery in Pennsylvania. We grow plants that suit this ground and these winters, and we help you make a garden that lasts.",
  "Scripture says that man was first set in a garden, to dress it and to keep it. We take that as our work too. What grows here is God’s before it is ours, and we try to tend it accordingly.",
  "A garden is also a good place to pray. Whether you want one pot of thyme or a whole bed around a statue of Our Lady, tell us about the place you have, and we will help you plant it.",
];

/** Who the family is and what it works for. */
export function Mission() {
  return (
    <section id="about" aria-labelledby="about-heading" className="section-y">
      <div className="page-x grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="self-center text-center">
          <Ornament name="rose" className="w-14 text-rose lg:w-20" />
          <h2 id="about-heading" className="mt-4 text-h1">
            Our Mission
          </h2>
        </div>
        <div className="border-rule max-lg:mx-auto lg:border-l lg:pl-16">
          <Paragraphs texts={mission} initial className="text-lead" />
          <p className="mt-8">
            <ButtonLink to="/contact" variant="secondary" className="button-caps">
              learn more about our story
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
