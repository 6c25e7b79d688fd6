import { describe, expect, it } from "vitest";
import { inDoorOrder } from "./door-order.ts";

/** The names as they are listed, whichever came first. */
function ordered(...names: string[]): string[] {
  const rows = names.map((fullName, id) => ({ id, fullName }));
  const listed = inDoorOrder(rows).map(({ fullName }) => fullName);
  expect(inDoorOrder(rows.toReversed()).map(({ fullName }) => fullName)).toEqual(listed);
  return listed;
}

describe("the order at the door", () => {
  it("is by last name, then by the others, however a name was typed", () => {
    expect(
      ordered(
        "Zoë Adams",
        "o’brien ,  Ann Marie",
        "Bob Lee",
        "ann lee",
        " Ann Marie O'Brien",
        "Cher",
      ),
    ).toEqual([
      "Zoë Adams",
      "Cher",
      "ann lee",
      "Bob Lee",
      "o’brien ,  Ann Marie",
      " Ann Marie O'Brien",
    ]);
  });

  it("leaves namesakes in the order in which they registered", () => {
    expect(ordered("ANN LEE", "Ann Lee", "Lee, Ann")).toEqual(["ANN LEE", "Ann Lee", "Lee, Ann"]);
  });

  it.each(["Jr", "jr.", "Sr.", "II", "III", "IV", "MD", "PhD.", "Esq."])(
    "takes %s for no last name",
    (suffix) => {
      for (const name of [
        `Adam Young ${suffix}`,
        `Adam Young, ${suffix}`,
        `Young, Adam, ${suffix}`,
      ]) {
        expect(ordered(name, "Xavier Xu", "Young, B."), name).toEqual([
          "Xavier Xu",
          name,
          "Young, B.",
        ]);
      }
    },
  );

  it("takes several suffixes for no last name", () => {
    expect(ordered("Adam Young Jr. MD", "Xavier Xu")).toEqual(["Xavier Xu", "Adam Young Jr. MD"]);
  });

  it.each(["Aaron Naimd", "Aaron Sregan", "Aaron Ivo", "Aaron Iiii"])(
    "takes the end of %s for a last name",
    (name) => expect(ordered(name, "Bob Hill")).toEqual(["Bob Hill", name]),
  );

  it("sorts a name of one word by it, and a suffix alone before all", () => {
    expect(ordered("Jr", "Al Adams", "Cher")).toEqual(["Jr", "Al Adams", "Cher"]);
  });

  it.each(
    "van von vander der den ter de del della di da dos du la las le los mac mc o' saint st st. sainte ste ste. ben bin al el".split(
      " ",
    ),
  )("keeps %s with the last name after it", (particle) => {
    const name = `Ann  ${particle}  Zed`;
    expect(ordered(name, "Bob Yoder")).toEqual([name, "Bob Yoder"]);
  });

  it("keeps several particles together", () => {
    expect(ordered("Ann de la Zed", "Bob Kay")).toEqual(["Ann de la Zed", "Bob Kay"]);
  });

  it.each(["Ann Vance Zed", "Ann Ivan Zed", "Van Zed", "Ann Stu Zed"])(
    "sees no particle in %s",
    (name) => expect(ordered(name, "Bob Yoder")).toEqual(["Bob Yoder", name]),
  );

  it.each(["Van Zed", "Del Zed", "Di Zed", "Mac Zed", "Ben Zed", "Al Zed", "Ann and Ben Zed"])(
    "takes the particle of %s for a given name",
    (name) => expect(ordered(name, "Bob Yoder")).toEqual(["Bob Yoder", name]),
  );

  it.each(["and", "&", "+"])(
    "sees a particle after the second given name of a couple with %s",
    (and) => {
      expect(ordered(`Ann ${and} Bob van Zed`, "Bob Yoder")).toEqual([
        `Ann ${and} Bob van Zed`,
        "Bob Yoder",
      ]);
      expect(ordered(`Ann ${and} Al Zed`, "Bob Yoder")).toEqual(["Bob Yoder", `Ann ${and} Al Zed`]);
    },
  );

  it.each([
    ["Vander Zed", "Bob Yoder"],
    ["Lee Anders van Zed", "Bob Yoder"],
    ["Lee Roland van Zed", "Bob Yoder"],
    ["Bob Cole", "Ann Bea Cid Dee"],
    ["Zoe Ernsp", "Ann Ernst"],
    ["Zoe Lesp", "Ann Leste"],
    ["Zoe Smith", "Ann Stevens"],
    ["Zoe Smith", "Ann Stone"],
    ["Zoe Oakes", "Ann O'Neill"],
    ["Ann Marie Lee", "Annabel Lee"],
  ])("puts %s before %s", (first, second) => {
    expect(ordered(second, first)).toEqual([first, second]);
  });

  it("takes two last names with a y between them for one", () => {
    expect(ordered("Ann Garcia y Vega", "Bob Lee")).toEqual(["Ann Garcia y Vega", "Bob Lee"]);
    expect(ordered("Garcia y Vega", "Bob Lee")).toEqual(["Bob Lee", "Garcia y Vega"]);
  });

  it("files what is spelled in two ways at one place", () => {
    const names = [
      "Ann St. Clair",
      "Bea Saint Clair",
      "Cid St Clair",
      "Dee Ste Clair",
      "Eve Sainte Clair",
    ];
    expect(ordered(...names.toReversed())).toEqual(names);
    expect(ordered("Bob McDonald", "Ann Mc Donald", "Cid Mac-Donald", "Dee Mac Donald")).toEqual([
      "Cid Mac-Donald",
      "Dee Mac Donald",
      "Ann Mc Donald",
      "Bob McDonald",
    ]);
  });
});
