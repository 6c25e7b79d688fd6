import type { Family } from "../plate-subject.ts";
import { treeDetail, treeFigures } from "./leaf-trees.ts";
import { fruitMotif } from "./tree-fruit.ts";
import { spray } from "./tree-spray.ts";

/** Maples, oaks and the other trees whose cut leaf names them: few leaves, large. */
export const lobedTrees: Family = (sheet, subject) => {
  const { figure } = subject;
  const { leaves, wood, places } = spray(
    sheet,
    figure,
    figure.leaf.arrangement === "opposite" ? 6 : 5,
  );
  const fruit = fruitMotif(sheet, figure);
  const upright = figure.tree?.fruit?.kind === "cone";
  const hung =
    fruit === undefined || upright
      ? ""
      : places
          .slice(0, 3)
          .map(({ point }, i) => sheet.put(fruit, point, 0.85, { flip: i % 2 === 1 }))
          .join("");
  return {
    specimen: wood + leaves + hung,
    detail: treeDetail(sheet, figure),
    ...treeFigures(sheet, subject),
  };
};
