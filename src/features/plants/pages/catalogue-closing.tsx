import { ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/join-class-names.ts";
import { SectionHeading } from "#ui/page-and-section-headings.tsx";
import { Paragraphs } from "#ui/paragraphs.tsx";
import type { GroundClass } from "#ui/verse-banner.tsx";
import type { CatalogueName } from "../catalogue-names.ts";

interface Closing {
  heading: string;
  paragraphs: readonly string[];
  linkLabel?: string;
  ground: GroundClass;
}

const closings: Readonly<Record<CatalogueName, Closing>> = {
  perennials: {
    heading: "The Catholic Significance of Perennials",
    paragraphs: [
      "A perennial dies back to the ground in winter and rises from its root in spring. St. Paul taught the resurrection of the dead from the same lesson in the seed: “That which thou sowest is not quickened, except it die first” (1 Corinthians 15:36).",
      "Many have carried the names of Our Lady. The Litany of Loreto calls her Mystical Rose, and painters of the Annunciation set a white lily beside her for her purity. Lady’s mantle was named for her cloak. The blades of the iris recalled the sword of sorrow that Simeon foretold. Columbine takes its name from the Latin for dove, and became a sign of the Holy Ghost.",
    ],
    linkLabel: "Ask About Our Plant Symbolism Guide",
    ground: "ground-mantle",
  },
  trees: {
    heading: "Planting for Those Who Come After",
    paragraphs: [
      "Whoever plants a tree works partly for people not yet born. It deserves a place wide enough, a hole no deeper than its roots, and water through its first summers. If you would like help choosing the tree or the place, tell us about your yard.",
    ],
    linkLabel: "Ask About Tree Planting Services",
    ground: "ground-garden",
  },
  annuals: {
    heading: "Flowers for Cutting",
    paragraphs: [
      "Annuals are the flowers to cut, and cutting them brings more. Grow a row for the kitchen table and a jar before a statue of Our Lady. The marigold is an old choice: country people called it Mary’s gold.",
    ],
    ground: "ground-vellum",
  },
};

/** What a catalogue ends with, far below its list. */
export default function CatalogueClosing({ catalogue }: { catalogue: CatalogueName }) {
  const { heading, paragraphs, linkLabel, ground } = closings[catalogue];
  return (
    <section aria-labelledby="closing" className={classes("section-y", ground)}>
      <div className="page-x">
        <SectionHeading id="closing" title={heading} />
        <Paragraphs texts={paragraphs} className="mx-auto" />
        {linkLabel && (
          <p className="mt-8 text-center">
            <ButtonLink to="/contact">{linkLabel}</ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
