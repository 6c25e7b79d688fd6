import { type FormEvent, memo, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { type ListQuestion, listAddress, readQuestion } from "../../finder/filter-choices.ts";
import type { CatalogueWords } from "../texts.ts";
import { FilterPanel } from "./filter-panel.tsx";
import type { PlantListState } from "./plant-list-state.ts";
import { ledToByChoice } from "./search-in-address.ts";

/**
 * The search box and the filters: one form, which the server answers where there is no JavaScript.
 * With it the list follows every letter, in place, and every choice, as an entry of its own in the
 * browser's history, so that Back takes back one choice.
 */
export function FilterForm({
  path,
  words,
  state,
  also,
  results,
}: {
  path: string;
  words: CatalogueWords;
  state: PlantListState;
  /** How many plants stand under the list. */
  also: number;
  results: RefObject<HTMLElement | null>;
}) {
  const { question, matches, answer } = state;
  const { selection, sort, asPictures } = question;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  const choices = useRef(0);
  const asked = () =>
    readQuestion(new URLSearchParams(new FormData(form.current ?? undefined) as never));
  async function follow(how: { replace: boolean }) {
    choices.current += 1;
    const choice = choices.current;
    // The address and the list change together; the newest choice decides.
    await state.prepare(asked());
    if (choice !== choices.current || !form.current) return;
    state.keepAddress();
    const to = listAddress(path, asked());
    void navigate(to, { preventScrollReset: true, state: ledToByChoice, ...how });
    // What is left begins above what is seen, where somebody had scrolled far down.
    const { current: top } = results;
    if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
  }

  const shown = useRef<typeof question>(undefined);
  const putUp = useEffectEvent(() => {
    if (!form.current) return;
    const before = shown.current;
    shown.current = question;
    // Chosen before this code was here; from then on the boxes follow the address: Back, a chip.
    if (before) showWhatChanged(form.current, before, question);
    else if (choicesIn(asked()) !== choicesIn(question)) void follow({ replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are when the boxes follow.
  useEffect(() => putUp(), [selection, sort]);

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (name !== "q") void follow({ replace: false });
  }

  function onSubmit(event: FormEvent) {
    state.onSubmit(event);
    document.getElementById("plant-filters")?.hidePopover?.();
  }

  const chosen = Object.values(selection).flat().length;
  return (
    <search className="contents">
      <form
        ref={form}
        action={path}
        autoComplete="off"
        className="contents"
        onChange={onChange}
        onSubmit={onSubmit}
        onFocus={state.request}
        onPointerEnter={state.request}
      >
        {asPictures && <input type="hidden" name="view" value="pictures" />}
        <SearchBox
          box={state.box}
          startText={state.startText}
          chosen={chosen}
          words={words}
          onInput={state.onInput}
          onBlur={state.keepAddress}
        />
        <a href="#plant-count" className="button button-secondary skip-filters">
          Skip to results
        </a>
        <FilterPanel
          counts={answer?.counts}
          selection={selection}
          sort={sort}
          found={matches.length + also}
          words={words}
        />
      </form>
    </search>
  );
}

/** The box keeps what is typed itself, so nothing here changes with a letter. */
const SearchBox = memo(function SearchBox({
  box,
  startText,
  chosen,
  words,
  onInput,
  onBlur,
}: Pick<PlantListState, "box" | "startText" | "onInput"> & {
  onBlur: () => void;
  chosen: number;
  words: CatalogueWords;
}) {
  return (
    <div className="plant-search">
      <label htmlFor="plant-search" className="sr-only">
        Search {words.plural}
      </label>
      <input
        ref={box}
        id="plant-search"
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="control"
        placeholder={words.placeholder}
        // The box keeps its own value: what is typed is never behind the list.
        defaultValue={startText}
        onChange={({ target }) => onInput(target.value)}
        onBlur={onBlur}
      />
      <button type="submit" className="button no-script">
        Search
      </button>
      <button type="button" popoverTarget="plant-filters" className="filter-button">
        Filters{chosen > 0 && ` (${chosen})`}
      </button>
    </div>
  );
});

/** The filters and the order that a question asks for, as an address has them. */
function choicesIn(question: ListQuestion): string {
  return listAddress("", { ...question, text: "" });
}

function isChosen({ name, value }: HTMLInputElement, { selection }: ListQuestion): boolean {
  return selection[name]?.includes(value) ?? false;
}

/** Leaves alone what is as it was: a box may be chosen by now that the address does not know yet. */
function showWhatChanged(form: HTMLFormElement, before: ListQuestion, now: ListQuestion): void {
  for (const box of form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
    if (isChosen(box, now) !== isChosen(box, before)) box.checked = isChosen(box, now);
  }
  const order = form.elements.namedItem("sort") as HTMLSelectElement | null;
  if (order && now.sort !== before.sort) order.value = now.sort;
}
