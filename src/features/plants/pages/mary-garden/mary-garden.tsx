import { Link } from "react-router";
import { readGarden } from "#shared/both/garden-list.ts";
import { addToGarden } from "#shared/browser/garden-list-storage.ts";
import { clientLoaderOf, getQuery, loaderOf, usePageQuery } from "#shared/browser/page-queries.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { PageHeader, SectionHeading } from "#ui/page-and-section-headings.tsx";
import { showToast } from "#ui/show-toast.ts";
import { PageHead } from "#ui/title-and-metadata.tsx";
import type { MaryGarden } from "../../answers.ts";
import { warningInShort } from "../../plant-card.ts";
import { BedPlan, planInWords } from "../bed-plan.tsx";
import { GardenMark, sayListIsFull } from "../garden-list/add-to-garden-button.tsx";
import { LatinName } from "../latin-name.tsx";
import { PlantPicture } from "../plant-picture.tsx";

const title = "The Mary Garden";
const lead =
  "Plants of ours that stand on the lists of Mary gardens, or of which a legend of Our Lady is told, each by the name it has there, and with its source.";

const query = getQuery<MaryGarden>("/api/plants/mary-garden");

export const loader = loaderOf(() => query);
export const clientLoader = clientLoaderOf(() => query);

const way = "inline-flex min-h-11 items-center";

/** The plants of a Mary garden with their names and legends, and two beds of them. */
export default function MaryGardenPage() {
  const read = usePageQuery(query);
  return (
    <>
      <PageHead title={title} description={lead} path="/mary-garden" />
      <PageHeader title={title} lead={lead} />
      <div className="page-x wrap-anywhere pb-16 sm:pb-24">
        <WhenRead
          read={read}
          what="plants"
          failed="We could not load the plants. Please try again."
        >
          {(garden) => <Garden garden={garden} />}
        </WhenRead>
      </div>
    </>
  );
}

function Garden({ garden: { plants, list, beds } }: { garden: MaryGarden }) {
  return (
    <>
      <nav aria-label="On this page" className="mb-4 flex flex-wrap justify-center gap-x-6">
        {beds.map(({ id, name }) => (
          <a key={id} href={`#${id}`} className={way}>
            {name}
          </a>
        ))}
        <Link to="/plants?mary=yes" discover="none" className={way}>
          Narrow them by light, color and month
        </Link>
      </nav>
      <AllOnMyList list={list} count={plants.length} />
      <ul className="mary-plants grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-x-10 gap-y-8">
        {plants.map((plant) => (
          <li
            key={plant.path}
            className="grid grid-cols-[min(6.5rem,38%)_1fr] gap-x-5 border-t border-rule pt-6"
          >
            <PlantPicture plant={plant} decorative />
            <div>
              <h2 className="text-[1.5rem]/[1.15]">{plant.calledName ?? plant.name}</h2>
              <p className="mb-[0.4rem] text-ink-soft">
                <a href={plant.path}>{plant.name}</a>, <LatinName name={plant.latin} />
              </p>
              <p>{plant.story}</p>
              <p className="mt-[0.4rem] text-[0.875rem] text-ink-soft">{plant.source}</p>
              {plant.stock && <p className="plant-stock">{plant.stock.says}</p>}
              {plant.warning && <p className="plant-warning">{warningInShort(plant.warning)}</p>}
              <GardenMark plant={plant} />
            </div>
          </li>
        ))}
      </ul>
      {beds.map((bed) => (
        <Bed key={bed.id} bed={bed} />
      ))}
      <p className="mt-12 text-center">
        <Link to="/blog/planning-a-mary-garden" className={way}>
          How to plan a Mary garden
        </Link>
      </p>
    </>
  );
}

/** Without JavaScript the link alone, which leads to the same plants as a list. */
function AllOnMyList({ list, count }: { list: string; count: number }) {
  function add() {
    const description = `All ${count} plants are on your garden list.`;
    if (addToGarden(readGarden(list))) showToast({ title: "On your list", description });
    else sayListIsFull("Take some off to add these.");
  }
  return (
    <p className="mb-10 flex flex-wrap justify-center gap-3">
      <Button onClick={add} className="noscript:hidden">
        Add All {count} to My List
      </Button>
      <ButtonLink to={`/my-garden?plants=${list}`} variant="secondary">
        See Them as a List
      </ButtonLink>
    </p>
  );
}

function Bed({ bed }: { bed: MaryGarden["beds"][number] }) {
  const { id, name, plants, list } = bed;
  return (
    <section aria-labelledby={id} className="mt-14">
      <SectionHeading id={id} title={name} lead={`${planInWords(bed)} Its back is on top.`} />
      <BedPlan
        name={name}
        plan={bed}
        items={plants.map(({ path, name: plant, count, warning }) => (
          <li key={path}>
            {count} ×{" "}
            <a href={path} className={way}>
              {plant}
            </a>
            {warning && (
              <span className="ml-[0.5em] text-[0.875rem] font-semibold text-rubric">
                {warningInShort(warning)}
              </span>
            )}
          </li>
        ))}
      >
        <ButtonLink to={`/my-garden?plants=${list}`} variant="secondary">
          See This Bed as a List
        </ButtonLink>
      </BedPlan>
    </section>
  );
}
