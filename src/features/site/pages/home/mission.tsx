import { ButtonLink } from "#ui/button.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { Paragraphs } from "#ui/paragraphs.tsx";
import { mission } from "./texts.ts";

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
