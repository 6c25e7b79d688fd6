import { memo, useEffect, useRef } from "react";
import type { PlantListAnswer } from "../../answers.ts";
import {
  type FilterGroup,
  type FilterSelection,
  filterGroups,
} from "../../finder/filter-choices.ts";
import { type SortOrder, sortOrders } from "../../finder/sort-orders.ts";
import type { CatalogueWords } from "../texts.ts";

/** The groups that most visitors look for stand open. */
const openFirst = new Set(["in", "use", "light", "deer", "safe"]);

/**
 * Every choice with its count. Beside the list on a wide screen; on a phone a sheet over it (a
 * popover, which opens without JavaScript, too).
 */
export function FilterPanel({
  found,
  words,
  ...choices
}: ChoicesProps & { found: number; words: CatalogueWords }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => (panel.current ? keepRestOutOfReach(panel.current) : undefined), []);
  return (
    <div ref={panel} id="plant-filters" popover="auto" className="plant-filters">
      <Choices {...choices} order={words.order} />
      <div className="filter-done">
        <button type="submit" className="button">
          Show {found} {found === 1 ? words.singular : words.plural}
        </button>
      </div>
    </div>
  );
}

interface ChoicesProps {
  counts: PlantListAnswer["counts"] | undefined;
  selection: FilterSelection;
  sort: SortOrder;
  /** What the list's own order is called, if not as in a catalogue. */
  order?: string | undefined;
}

/** The choices do not change with every letter that is typed, as the number found does. */
const Choices = memo(function Choices({ counts, selection, sort, order }: ChoicesProps) {
  return (
    <>
      <div className="filter-top">
        <h2>Filters</h2>
        {/* biome-ignore-start lint/a11y/noAutofocus: where the focus goes when the sheet opens; on a wide screen it is not shown. */}
        <button
          type="button"
          // React writes this attribute on the server alone, and a browser that opens the sheet looks for it.
          ref={(button) => button?.setAttribute("autofocus", "")}
          autoFocus
          popoverTarget="plant-filters"
          popoverTargetAction="hide"
          className="icon-button"
          aria-label="Close filters"
        >
          ×
        </button>
        {/* biome-ignore-end lint/a11y/noAutofocus: as above. */}
      </div>
      <label className="filter-sort">
        Sort by
        <select name="sort" defaultValue={sort} className="control">
          {Object.entries(sortOrders).map(([value, label]) => (
            <option key={value} value={value}>
              {(value === "catalogue" && order) || label}
            </option>
          ))}
        </select>
      </label>
      {filterGroups.map((group, at) => (
        <Group
          key={group.name}
          group={group}
          counts={counts?.[at]}
          chosen={selection[group.name]}
        />
      ))}
    </>
  );
});

function Group({
  group: { name, label, choices },
  counts,
  chosen,
}: {
  group: FilterGroup;
  counts: readonly (number | null)[] | undefined;
  chosen: readonly string[] | undefined;
}) {
  // A choice that no plant here fits, or that every plant fits, would only pretend to help.
  const offered = choices.flatMap((choice, at) => {
    const count = counts?.[at];
    const isChosen = chosen?.includes(choice.value) ?? false;
    return count === null && !isChosen ? [] : [{ ...choice, count: count ?? undefined, isChosen }];
  });
  if (offered.length === 0) return null;
  return (
    <details open={openFirst.has(name) || chosen !== undefined}>
      <summary>{label}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be its summary. */}
      <div role="group" aria-label={label}>
        {offered.map(({ value, label, count, isChosen }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={isChosen}
              disabled={count === 0 && !isChosen}
            />
            {label}
            {count !== undefined && <small>{count}</small>}
          </label>
        ))}
      </div>
    </details>
  );
}

/** While the sheet lies over the page, the rest of the page is out of reach, as behind a dialog. */
function keepRestOutOfReach(sheet: HTMLElement): () => void {
  let behind: Element[] = [];
  function release() {
    for (const element of behind) element.removeAttribute("inert");
    behind = [];
  }
  function follow({ type, newState }: ToggleEvent) {
    // Before it closes, because the focus then goes back to what opened it.
    release();
    if (newState !== "open" || type !== "toggle") return;
    const heading = document.querySelector("h1");
    // The page keeps its heading: there is nothing in it to press.
    const cover = (element: Element) => {
      if (!heading || !element.contains(heading)) behind.push(element);
      else if (element !== heading) for (const child of element.children) cover(child);
    };
    for (let it: Element = sheet; it !== document.body && it.parentElement; it = it.parentElement) {
      for (const other of it.parentElement.children) if (other !== it) cover(other);
    }
    behind = behind.filter((element) => !element.hasAttribute("inert"));
    for (const element of behind) element.setAttribute("inert", "");
  }
  // On a screen that was turned it stands beside the list.
  function resize() {
    if (behind.length > 0 && getComputedStyle(sheet).position !== "fixed") sheet.hidePopover?.();
  }
  sheet.addEventListener("beforetoggle", follow);
  sheet.addEventListener("toggle", follow);
  window.addEventListener("resize", resize);
  return () => {
    release();
    sheet.removeEventListener("beforetoggle", follow);
    sheet.removeEventListener("toggle", follow);
    window.removeEventListener("resize", resize);
  };
}
