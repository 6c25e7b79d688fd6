/** A bed as it is planted: its rows from the back, where the tallest stand, to its edge. */
export interface PlannedBed {
  /** As it stands in the page: "full-sun". */
  id: string;
  name: string;
  /** What light it lies in: every plant of it takes that. */
  light: "full-sun" | "part-shade";
  widthInches: number;
  /** Plants by their slugs and how many of each, from left to right. */
  rows: readonly (readonly (readonly [slug: string, count: number])[])[];
}

/** Two beds of plants with a name of Our Lady. The plants stand as far apart as each asks. */
export const maryBeds: readonly PlannedBed[] = [
  {
    id: "full-sun",
    name: "A bed for full sun",
    light: "full-sun",
    widthInches: 120,
    rows: [
      [
        ["hollyhock", 1],
        ["larkspur-giant-imperial", 2],
        ["garden-phlox-david", 2],
        ["larkspur-giant-imperial", 2],
        ["hollyhock", 1],
      ],
      [
        ["garden-mum-sheffield-pink", 1],
        ["bearded-iris-immortality", 2],
        ["peony-sarah-bernhardt", 1],
        ["madonna-lily", 3],
        ["bearded-iris-immortality", 1],
      ],
      [
        ["english-lavender-munstead", 3],
        ["love-in-a-mist-miss-jekyll", 3],
        ["ladys-mantle", 2],
        ["pot-marigold-pacific-beauty", 2],
      ],
      [
        ["creeping-thyme-coccineus", 2],
        ["sea-thrift", 4],
        ["french-marigold-queen-sophia", 4],
        ["pansy", 4],
        ["creeping-thyme-coccineus", 2],
      ],
    ],
  },
  {
    id: "shade",
    name: "A bed for shade",
    light: "part-shade",
    widthInches: 96,
    rows: [
      [
        ["yellow-foxglove", 3],
        ["bleeding-heart", 1],
        ["wild-columbine", 3],
      ],
      [
        ["lungwort-mrs-moon", 1],
        ["assumption-lily", 2],
        ["fuchsia-swingtime", 1],
        ["lungwort-mrs-moon", 1],
      ],
      [
        ["christmas-rose", 3],
        ["cowslip", 4],
        ["common-blue-violet", 4],
      ],
      [["impatiens", 11]],
    ],
  },
];
