import type { PictureIn } from "#features/pictures/answers.ts";
import { ButtonLink } from "#ui/button.tsx";

const drawing = "/pictures/hero.svg";
const pictureAlt =
  "A garden seen through a stone arcade hung with roses: a path between lilies and lavender leads to a fountain and a shrine of Our Lady.";

export const heroLead =
  "A family-run Catholic nursery in Pennsylvania, growing perennials, trees and annuals for gardens you can work in, rest in and pray in.";

/** The top of the home page: the heading, the ways on, and the large picture. */
export function Hero({ picture }: { picture: PictureIn }) {
  const shown = picture(
    drawing,
    pictureAlt,
    // A drawing has a form of its own for phones; a photograph is cut to the same.
    "aspect-16/11 h-auto w-full object-cover max-sm:aspect-9/11",
  );
  return (
    <section aria-labelledby="hero-heading" className="page-x py-8 sm:py-12 lg:py-16">
      <div className="grid items-center gap-8 sm:gap-10 lg:grid-cols-[5fr_7fr] lg:gap-14">
        <div className="max-lg:mx-auto max-lg:max-w-text max-lg:text-center wrap-anywhere">
          <h1 id="hero-heading" className="text-display">
            Cultivating Beauty, Faith and Creation
          </h1>
          <p className="mt-5 font-serif text-lead text-balance text-ink-soft sm:mt-6">{heroLead}</p>
          <p className="mt-7 flex w-fit gap-4 max-lg:mx-auto max-sm:flex-col sm:mt-8 lg:max-xl:flex-col xl:gap-3">
            <ButtonLink to="/products" className="button-caps">
              shop the collection
            </ButtonLink>
            <ButtonLink to="/location" variant="secondary" className="button-caps">
              visit the nursery
            </ButtonLink>
          </p>
        </div>
        <picture>
          {shown.src === drawing && (
            <source
              media="(width < 40rem)"
              srcSet="/pictures/hero-tall.svg"
              width={900}
              height={1100}
            />
          )}
          <img {...shown} alt={shown.alt} width={1600} height={1100} fetchPriority="high" />
        </picture>
      </div>
    </section>
  );
}
