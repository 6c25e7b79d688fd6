/** What the owner may let a helper do, in the order of her screen. */
export const rights = ["door", "people", "plants", "blog", "everything"] as const;
export type Right = (typeof rights)[number];

/** Each right in the owner's words: what it is called, and what it opens. */
export const rightsInWords: Record<Right, readonly [name: string, opens: string]> = {
  door: ["The door", "Note who comes to an event."],
  people: ["People of events", "See who is registered, add and change them, and write to them."],
  plants: ["Plants and pictures", "Stock, prices, plants’ facts, and every picture."],
  blog: ["Blog and letters", "Write posts, and letters to the subscribers."],
  everything: [
    "Everything",
    "All of it, and events, subscribers and visits. Only helpers, backup, other people’s passwords, your own address, site details and erasing people stay yours.",
  ],
};

/** One of these rights or "everything"; "anybody" who is signed in; or being the owner. */
export type Needed = readonly Right[] | "anybody" | "owner";

export interface Allowed {
  isOwner: boolean;
  /** A helper's. The owner needs none. */
  rights: readonly Right[];
  /** The one event whose door it is; null: every event's. */
  doorEventId: number | null;
}

/** Whether somebody meets this requirement. */
export function may({ isOwner, rights }: Allowed, needed: Needed): boolean {
  if (isOwner || needed === "anybody") return true;
  if (needed === "owner") return false;
  return rights.includes("everything") || needed.some((right) => rights.includes(right));
}

/** Whether somebody may open the door of this event. */
export function mayOpenDoor(who: Allowed, eventId: number): boolean {
  if (!may(who, ["door"])) return false;
  return may(who, ["everything"]) || who.doorEventId === null || who.doorEventId === eventId;
}
