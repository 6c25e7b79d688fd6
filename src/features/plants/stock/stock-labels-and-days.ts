import type { PlantStock, StockNote } from "../answers.ts";
import type { StockState } from "./inputs.ts";

/** The button of each state on the owner's screen. */
export const stockLabels: Readonly<Record<StockState, string>> = {
  available: "Available",
  "few-left": "Few left",
  "sold-out": "Sold out",
  "back-soon": "Back in a month",
  "not-this-year": "Not grown this year",
};

/** Whether a visitor who comes now finds the plant. True for plants without an entry. */
export function isInStock(state: StockState | null): boolean {
  return state === null || state === "available" || state === "few-left";
}

/** What visitors are told of a plant; undefined if the owner has said nothing that they are told. */
export function stockNote(
  stock: Pick<PlantStock, "state" | "stateSince" | "price" | "potSize" | "otherSizes">,
  today: string,
): StockNote | undefined {
  const { state, potSize, price, otherSizes = [] } = stock;
  const first = otherSizes.length > 0 ? [sizeInWords(stock)] : [potSize, price];
  const said = state ? stateInWords(state, stock.stateSince ?? today, today) : "";
  const says = [said, ...first, ...otherSizes.map(sizeInWords)].filter(Boolean).join(" · ");
  if (says === "") return undefined;
  return isInStock(state) ? { says } : { says, isOut: true };
}

/** "3-gallon pot: $32", where there are several. */
export function sizeInWords({ potSize, price }: Pick<PlantStock, "potSize" | "price">): string {
  return [potSize, price].filter(Boolean).join(": ");
}

/** Says a state so that it stays true: the month and the year count from the day on which the owner set it. */
export function stateInWords(state: StockState, since: string, today: string): string {
  if (state === "available") return "Available now";
  if (state === "back-soon") {
    const due = dueDay(since);
    return due > today ? `Sold out, back around ${monthAndDay(due)}` : "Due back, please ask";
  }
  if (state === "not-this-year") return `Not grown in ${since.slice(0, 4)}`;
  return stockLabels[state];
}

/** Whether a state with a time is outdated, so that the owner should review it. */
export function isOverdue(
  { state, stateSince }: Pick<PlantStock, "state" | "stateSince">,
  today: string,
): boolean {
  if (!stateSince) return false;
  if (state === "back-soon") return dueDay(stateSince) <= today;
  return state === "not-this-year" && stateSince.slice(0, 4) < today.slice(0, 4);
}

function dueDay(since: string): string {
  return Temporal.PlainDate.from(since).add({ months: 1 }).toString();
}

function monthAndDay(day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString("en-US", { month: "long", day: "numeric" });
}

/** "14.00" for "$14" and "$14.00"; undefined for a price that is not one plain amount of dollars. */
export function plainDollars(price: string): string | undefined {
  const amount = /^\$\s?(\d{1,4}(?:\.\d{2})?)$/.exec(price)?.[1];
  return amount === undefined ? undefined : Number(amount).toFixed(2);
}
