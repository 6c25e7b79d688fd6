import type { SearchClause } from "../search-vocabulary/vocabulary-entry.ts";

/** What is put to use on a feast: with a feast it chooses nobody, and puts first who is good for it. */
const putToUse =
  /^(?:altar|parish|use-(?:cut-flowers|containers)|procession|grave|mary|rosary|tradition)$/;

const isFit = 0.5;

/**
 * What one fact asks for beside the others of a search; undefined where the others say it already. A color
 * that is named replaces that of a feast, and a date beside a feast is no second condition.
 */
export function besideOthers<Clause extends SearchClause>(
  clause: Clause,
  all: readonly SearchClause[],
): Clause | undefined {
  const { test, label } = clause;
  const others = all.filter((other) => other !== clause);
  const isColored = others.some(({ key, group }) => group === "color" || key === "procession");
  if (clause.occasion?.inAnyColor && isColored) {
    return { ...clause, test: clause.occasion.inAnyColor };
  }
  const months = others.flatMap(({ occasion }) => occasion?.months ?? []);
  if (months.length === 0) return clause;
  if (clause.group === "blooms") return undefined;
  if (!putToUse.test(clause.key)) return clause;
  const howWell: SearchClause["howWell"] = (plant) =>
    test(plant) ? Math.max(clause.howWell?.(plant) ?? 1, isFit) : 0;
  return { ...clause, label: `${label}, first`, test: () => true, howWell };
}
