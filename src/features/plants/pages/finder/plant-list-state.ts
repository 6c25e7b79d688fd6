import {
  type FormEvent,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigationType } from "react-router";
import { unpackLists } from "#shared/both/compact-lists-in-page.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { StoreContext, usePageQuery } from "#shared/browser/page-queries.ts";
import type { CatalogueCards, PlantCard, PlantLink, PlantListAnswer } from "../../answers.ts";
import type { ListName } from "../../catalogue-names.ts";
import { isPlain, type ListQuestion, listAddress } from "../../finder/filter-choices.ts";
import { searchPlants } from "../../finder/search-by-substring.ts";
import { answerQuery, cardsQuery, questionIn, shownCardsQuery } from "../queries.ts";
import { type KeptAnswers, keepAnswer } from "./cache-of-list-answers.ts";
import { searchDelays, useDebounced } from "./search-debounce.ts";
import { ledToByChoice, useTextInAddress } from "./search-in-address.ts";

export type PlantListState = ReturnType<typeof usePlantList>;

/**
 * A list of plants as its address, its filters and its search box say. What is typed narrows the cards
 * of the page at once; the server is asked the rest, once the typing rests: filters, counts, orders, and
 * what fits otherwise. The box keeps its own value, and the address follows it.
 */
export function usePlantList(list: ListName) {
  const { search: query, key: entry, state: ledTo } = useLocation();
  const asked = useMemo(() => questionIn(query), [query]);
  const [startText] = useState(asked.text);
  const [text, setText] = useState(startText);
  const box = useRef<HTMLInputElement>(null);
  const address = useTextInAddress(text, box);
  const keepAddress = address.keepNow;
  const searchFor = useCallback((typed: string) => startTransition(() => setText(typed)), []);

  useLayoutEffect(() => {
    // What was typed before this code was here.
    const typed = box.current?.value ?? startText;
    if (typed === startText) return;
    // At once: the list was narrowed without code already, and would show whole in between.
    setText(typed);
    keepAddress();
  }, [startText, keepAddress]);

  const isBackOrForward = useNavigationType() === "POP";
  const lastEntry = useRef(entry);
  useEffect(() => {
    if (lastEntry.current === entry) return;
    lastEntry.current = entry;
    if (!isBackOrForward && ledTo === ledToByChoice) return address.keepAt(asked.text);
    // Back, forward, or a link to this same page: the box follows the address.
    if (box.current) box.current.value = asked.text;
    searchFor(asked.text);
  }, [entry, ledTo, asked, searchFor, isBackOrForward, address]);

  const { cards, isError, request, refetch } = useCards(list, query);
  const { plants, texts, version } = cards;
  const debounced = useDebounced(text, searchDelays.answer);
  const answered = useAnswer(
    list,
    useMemo(() => ({ ...asked, text: debounced }), [asked, debounced]),
    version,
  );

  const question = useMemo(() => ({ ...asked, text }), [asked, text]);
  const found = useMemo(
    () => placesOf(list, question, cards, answered),
    [list, question, cards, answered],
  );
  // What cannot be told yet leaves the list as it is.
  const [places, setPlaces] = useState(found);
  if (found && found !== places) setPlaces(found);
  const matches = useMemo(() => places?.flatMap((at) => plants[at] ?? []) ?? [], [places, plants]);
  const isShort = !found && !texts;
  useEffect(() => {
    if (isShort) request();
  }, [isShort, request]);

  const isOutdated = answered.answer !== undefined && answered.answer.version !== version;
  useEffect(() => {
    // The owner has added or hidden a plant since this page was sent.
    if (isOutdated && version !== "") refetch();
  }, [isOutdated, version, refetch]);

  const isFailed = !found && (isError || answered.isFailed);
  const { answer } = answered;
  const isAnswered = !isOutdated && addressOf(answered.question) === addressOf(question);
  return {
    /** What is listed now: the text as it was typed, and the filters and the order of the address. */
    question,
    /** Every plant of the list, each at its place; null where the page was sent without it. */
    plants,
    version,
    matches,
    /** The counts beside the choices and what stands under the list; of a moment ago while one types. */
    answer,
    /** The answer is for what is listed now. */
    isAnswered,
    /** A text or a page is the answer, and no plant is missed. */
    isAnsweredInWords:
      isAnswered &&
      matches.length + (answer?.alsoFitting.length ?? 0) === 0 &&
      !!(answer?.asksForNoPlant || answer?.pages.length),
    isPending: !places && !isFailed,
    /** Over all plants, what is listed is still that of the question before. */
    isLooking: list === "all" && !found && !isFailed,
    /** What is needed to list what is asked for could not be fetched. */
    isFailed,
    retry() {
      refetch();
      answered.retry();
    },
    /** Fetches the cards that are not here, at the first sign that somebody will look for them. */
    request,
    startText,
    box,
    onInput: searchFor,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      keepAddress();
      // Puts a phone's keyboard away, which covers what was found.
      if (matchMedia("(pointer: coarse)").matches) box.current?.blur();
    },
    /** Writes what is typed into the address now, before the address is left. */
    keepAddress,
    /** Fetches the answer to a question that is about to be asked. Without an answer the list says so. */
    prepare: (next: ListQuestion) =>
      ask(answerQuery(list, next).key).then(undefined, () => undefined),
  };
}

interface ListCards extends CatalogueCards {
  /** The plants with their texts, once all are here. */
  texts: readonly PlantCard[] | undefined;
}

/**
 * The cards of a list: what the page was served with, and all of them with their texts, which are
 * fetched when somebody comes near the form. Who was served stays, so that nothing is drawn anew.
 */
function useCards(list: ListName, query: string) {
  const store = use(StoreContext);
  const [served] = useState(() => {
    const { key, inPage } = shownCardsQuery(list, query);
    const sent = store.state<CatalogueCards>(key).data;
    const cards = sent && unpackLists(sent, inPage, () => document);
    if (cards !== sent) store.set(key, cards);
    return cards;
  });
  const [isWanted, setIsWanted] = useState(!served);
  const all = usePageQuery(cardsQuery(list), { enabled: isWanted });
  const cards = useMemo<ListCards>(() => {
    const { version, plants } = all.data ?? served ?? { version: "", plants: [] };
    const texts = plants.every(hasTexts) && plants.length > 0 ? plants : undefined;
    const known = new Map(served?.plants.map((plant) => [plant?.path, plant]));
    const shown = plants.map((plant) => {
      const before = known.get(plant?.path);
      return before && (list === "all" || hasTexts(before)) ? before : plant;
    });
    return { version, plants: shown, texts };
  }, [list, all.data, served]);
  const { refetch } = all;
  return {
    cards,
    isError: all.isError,
    request: useCallback(() => setIsWanted(true), []),
    refetch: useCallback(() => {
      setIsWanted(true);
      void refetch();
    }, [refetch]),
  };
}

const answers: KeptAnswers = new Map();

async function ask(address: string): Promise<PlantListAnswer> {
  const answer = await requestJson<PlantListAnswer>("GET", address);
  keepAnswer(answers, address, answer);
  return answer;
}

/** The newest answer to a list's question, and what it is for: of the question before, until the next is here. */
function useAnswer(list: ListName, question: ListQuestion, version: string) {
  const { key } = answerQuery(list, question);
  const store = use(StoreContext);
  const known = answers.get(key)?.answer ?? store.state<PlantListAnswer>(key).data;
  const [latest, setLatest] = useState({ question, answer: known });
  const [failed, setFailed] = useState({ key: "", tries: 0 });
  const isKnown = known !== undefined && (known.version === version || version === "");
  if (isKnown && latest.answer !== known) setLatest({ question, answer: known });
  const { tries } = failed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its number.
  useEffect(() => {
    if (isKnown) return;
    let isOver = false;
    ask(key).then(
      (answer) => isOver || startTransition(() => setLatest({ question, answer })),
      () => isOver || setFailed((before) => ({ ...before, key })),
    );
    return () => {
      isOver = true;
    };
  }, [key, question, isKnown, tries]);
  return useMemo(
    () => ({
      ...latest,
      isFailed: failed.key === key,
      retry: () => setFailed((before) => ({ key: "", tries: before.tries + 1 })),
    }),
    [latest, failed, key],
  );
}

/** The places of the plants to be listed, in their order; undefined where that cannot be told yet. */
function placesOf(
  list: ListName,
  question: ListQuestion,
  { plants, texts, version }: ListCards,
  { question: last, answer }: { question: ListQuestion; answer: PlantListAnswer | undefined },
): readonly number[] | undefined {
  const known = answer?.version === version ? answer : undefined;
  const isFiltered = addressOf({ ...last, text: "" }) === addressOf({ ...question, text: "" });
  const filtered = isFiltered ? known?.filtered : undefined;
  const passing = isPlain(question) ? [...plants.keys()] : filtered;
  const answering = last.text === question.text ? known : undefined;
  // Over all three catalogues everything that fits is one list; the catalogues list who has the letters.
  const best = (list === "all" && answering?.best) || undefined;
  const isNamed = best
    ? (at: number) => best.includes(at)
    : whoIsNamed(question.text, texts, answering);
  const named = passing && isNamed && passing.filter((at) => isNamed(at));
  const places =
    best && named && question.sort === "catalogue"
      ? best.filter((at) => named.includes(at))
      : named;
  // Nothing has these letters, but the answer is not here yet and may know better.
  if (list === "all" && !best && places?.length === 0) return undefined;
  // The page may have been sent without some of them.
  return places?.every((at) => plants[at]) && plants.length > 0 ? places : undefined;
}

/** What says of a place whether its plant has the text; the texts of the cards, or the server. */
function whoIsNamed(
  text: string,
  texts: readonly PlantCard[] | undefined,
  answer: PlantListAnswer | undefined,
): ((at: number) => boolean) | undefined {
  if (text.trim() === "") return () => true;
  if (texts) {
    const named = new Set(searchPlants(texts, text));
    return (at) => named.has(texts[at] as PlantCard);
  }
  const named = answer?.named && new Set(answer.named);
  return named ? (at) => named.has(at) : undefined;
}

function addressOf(question: ListQuestion): string {
  return listAddress("", question);
}

function hasTexts(plant: PlantLink | null): plant is PlantCard {
  return plant !== null && "description" in plant;
}
