import { Link } from "react-router";
import { chipsOf, type FilterSelection, withoutChoice } from "../../finder/filters.ts";

/** What is chosen, each with the way to take it back; links, so that they work without JavaScript. */
export function FilterChips({
  selection,
  addressOf,
}: {
  selection: FilterSelection;
  addressOf: (selection: FilterSelection) => string;
}) {
  const chips = chipsOf(selection);
  // The chip that is pressed goes, and would take the focus with it.
  const focusCount = () => document.getElementById("plant-count")?.focus();
  return (
    <ul
      aria-label="Filters in use"
      className="filter-chips mb-5 flex flex-wrap justify-center gap-2"
    >
      {chips.map(({ name, value, label }) => (
        <li key={name + value}>
          <Link
            to={addressOf(withoutChoice(selection, name, value))}
            preventScrollReset
            onClick={focusCount}
          >
            <span className="sr-only">Remove </span>
            {label}
            <span aria-hidden="true"> ×</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={addressOf({})} preventScrollReset onClick={focusCount} className="chip-clear">
            Clear all filters
          </Link>
        </li>
      )}
    </ul>
  );
}
