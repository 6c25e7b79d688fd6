import { type ReactNode, useEffect, useId, useState } from "react";
import { Link } from "react-router";
import {
  type GardenItem,
  plantsOnList,
  readCount,
  readGarden,
  writeGarden,
} from "#shared/both/garden-list.ts";
import { saveGarden, useIsGardenKept } from "#shared/browser/garden-list-storage.ts";
import { Button } from "#ui/button.tsx";
import { Problem } from "#ui/field.tsx";
import { LoadingText } from "#ui/loading-and-empty-states.tsx";
import { copyAddress } from "#ui/share-address.ts";
import { useSite } from "#ui/use-site.ts";
import type { GardenPlant, ListedPlant } from "../../answers.ts";
import GardenSummary from "./garden-list-summary.tsx";
import { GardenPlants, UnknownPlants } from "./garden-plants.tsx";
import { lead, loadingList } from "./texts.ts";

/** The visitor's own list, to change, to carry and to print. */
export default function OwnList({
  own,
  every,
  empty,
}: {
  own: readonly GardenItem[];
  /** What is known of every plant; undefined until it is here. */
  every: readonly GardenPlant[] | undefined;
  empty: ReactNode;
}) {
  const isKept = useIsGardenKept();
  const present = every ? underPresentNames(own, every) : own;
  useEffect(() => {
    if (present !== own) saveGarden(present);
  }, [present, own]);
  if (!every) return <LoadingText>{loadingList}</LoadingText>;
  const { plants, unknown } = pick(present, every);
  const change = (slug: string, count: number) =>
    saveGarden(
      count === 0
        ? own.filter((item) => item.slug !== slug)
        : own.map((item) => (item.slug === slug ? { slug, count } : item)),
    );
  return (
    <>
      <p className="garden-lead">{lead}</p>
      {!isKept && (
        <p className="garden-notice">
          Your browser does not let us keep your list: it lasts until you leave these pages. The
          link below carries it.
        </p>
      )}
      <UnknownPlants names={unknown} />
      {plants.length === 0 ? (
        empty
      ) : (
        <>
          <GardenPlants
            plants={plants}
            amountOf={(plant) => <Amount plant={plant} onChange={change} />}
          />
          <GardenSummary plants={plants} />
          <CarryList link={writeGarden(plants)} />
        </>
      )}
      <ClearList count={plantsOnList(own)} />
    </>
  );
}

function pick(own: readonly GardenItem[], every: readonly GardenPlant[]) {
  const bySlug = new Map(every.map((plant) => [plant.slug, plant]));
  const plants: ListedPlant[] = [];
  const unknown: string[] = [];
  for (const { slug, count } of own) {
    const plant = bySlug.get(slug);
    if (plant) plants.push({ ...plant, count });
    else unknown.push(slug);
  }
  return { plants, unknown };
}

/** The list with every plant under its present name, or itself where none was renamed. */
function underPresentNames(
  own: readonly GardenItem[],
  every: readonly GardenPlant[],
): readonly GardenItem[] {
  const present = new Map(
    every.flatMap(({ slug, formerSlugs = [] }) => formerSlugs.map((former) => [former, slug])),
  );
  if (!own.some(({ slug }) => present.has(slug))) return own;
  // Written and read again, which merges a plant listed under both names.
  return readGarden(
    writeGarden(own.map(({ slug, count }) => ({ slug: present.get(slug) ?? slug, count }))),
  );
}

/** The field keeps what is typed, right or wrong; the list takes what is a number. */
function Amount({
  plant: { slug, name, count },
  onChange,
}: {
  plant: ListedPlant;
  onChange: (slug: string, count: number) => void;
}) {
  const [typed, setTyped] = useState(String(count));
  // Not synchronized with the typed text, so that the popup can tell that something was typed.
  const [first] = useState(typed);
  const id = useId();
  const isWrong = readCount(typed) === undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor={id}>
        How many
        <span className="sr-only"> of {name}</span>
      </label>
      <input
        id={id}
        className="control w-17 px-[0.7rem] print:min-h-0 print:border-0 print:p-0 print:font-bold"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={first}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const next = readCount(value);
          if (next !== undefined) onChange(slug, next);
        }}
      />
      <button
        type="button"
        className="garden-off -mx-2 min-h-11 px-2 font-semibold text-marian underline print:hidden"
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          onChange(slug, 0);
        }}
      >
        Take off
        <span className="sr-only"> {name}</span>
      </button>
      <Problem id={`${id}-problem`} className="basis-full">
        {isWrong && "Please give a number from 1 to 999."}
      </Problem>
    </div>
  );
}

/** The plant that is taken off goes, and would take the focus with it. */
function focusBeside(button: HTMLElement): void {
  const item = button.closest("li");
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  const goal = neighbor?.querySelector<HTMLElement>(".garden-off") ?? heading();
  goal?.focus({ preventScroll: true });
}

function heading(): HTMLElement | null {
  const it = document.querySelector<HTMLElement>("main h1");
  if (it) it.tabIndex = -1;
  return it;
}

/** Asks first, because clearing cannot be undone. */
function ClearList({ count }: { count: number }) {
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <p className="print:hidden mt-8">
        <Button variant="quiet" className="-ms-2" onClick={() => setAsks(true)}>
          Empty My List
        </Button>
      </p>
    );
  }
  return (
    <div role="alert" className="garden-notice garden-ways print:hidden">
      <p>Take {count === 1 ? "1 plant" : `all ${count} plants`} off your list?</p>
      <Button
        onClick={() => {
          heading()?.focus();
          saveGarden([]);
        }}
      >
        Yes, Empty It
      </Button>
      <Button variant="secondary" onClick={() => setAsks(false)}>
        Keep It
      </Button>
    </div>
  );
}

const words = { copied: "It carries your list.", copyByHand: "Please copy this address" };

function CarryList({ link }: { link: string }) {
  const site = useSite();
  const path = `/my-garden?plants=${link}`;
  const address = new URL(path, site.publicUrl).href;
  return (
    <section aria-labelledby="garden-carry" className="garden-part print:hidden">
      <h2 id="garden-carry">Take It With You</h2>
      <p>
        <Link to={path} className="inline-flex min-h-8 items-center">
          Link that carries this list
        </Link>
      </p>
      <p className="garden-ways">
        <Button variant="secondary" onClick={() => void copyAddress(address, words)}>
          Copy Link
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </p>
    </section>
  );
}
