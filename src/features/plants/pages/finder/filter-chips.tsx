import { Link } from "react-router";
import { chipsOf, type FilterSelection, withoutChoice } from "../../finder/filter-choices.ts";
import { ledToByChoice } from "./search-in-address.ts";

const chip = "pill gap-[0.4rem] bg-transparent px-4 text-small/[inherit]";

/** What is chosen, each with the way to take it back; links, so that they work without JavaScript. */
export function FilterChips({
  selection,
  addressOf,
  onFollow,
}: {
  selection: FilterSelection;
  addressOf: (selection: FilterSelection) => string;
  /** Called when a chip was pressed, before the address is left. */
  onFollow: () => void;
}) {
  const chips = chipsOf(selection);
  const onClick = () => {
    onFollow();
    // The chip that is pressed goes, and would take the focus with it.
    document.getElementById("plant-count")?.focus();
  };
  return (
    <ul aria-label="Filters in use" className="mb-5 flex flex-wrap justify-center gap-2">
      {chips.map(({ name, value, label }) => (
        <li key={name + value}>
          <Link
            to={addressOf(withoutChoice(selection, name, value))}
            preventScrollReset
            state={ledToByChoice}
            onClick={onClick}
            className={`${chip} border-gilt`}
          >
            <span className="sr-only">Remove </span>
            {label}
            <span aria-hidden="true"> ×</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={addressOf({})}
            preventScrollReset
            state={ledToByChoice}
            onClick={onClick}
            className={`${chip} border-transparent underline print:hidden`}
          >
            Clear all filters
          </Link>
        </li>
      )}
    </ul>
  );
}
