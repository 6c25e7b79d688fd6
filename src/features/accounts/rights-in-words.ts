import { type Right, rightsInWords } from "#shared/both/owner/rights.ts";

/** What a helper may do, in words: "The door of Rose Walk", "Blog and letters". */
export function rightsOfHelper({
  rights,
  doorEventTitle,
  doorEventId,
}: {
  rights: readonly Right[];
  doorEventTitle: string | null;
  doorEventId?: number | null;
}): string[] {
  if (rights.includes("everything")) return [rightsInWords.everything[0]];
  return rights.map((right) => {
    const [name] = rightsInWords[right];
    if (right !== "door") return name;
    if (doorEventTitle !== null) return `The door of “${doorEventTitle}”`;
    return doorEventId ? "The door of an event that is no longer there" : "The door of every event";
  });
}
