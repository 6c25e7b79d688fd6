import type { Product } from "../../answers.ts";

/** By the first of these words in the name, so that a product added later has a link, too. */
const looks = [
  ["perennial", look("/perennials", "perennials", "See the perennials")],
  ["annual", look("/annuals", "annuals", "See the annuals")],
  ["tree", look("/trees", "trees-shrubs", "See the trees")],
  ["garden supplies", look("/", "supplies", "More about the nursery")],
  ["vegetable", look("/contact", "vegetables", "Ask what is ready")],
  ["season", look("/events", "seasonal", "See what is coming up")],
  ["décor", look("/location", "decor", "Come and see")],
  ["decor", look("/location", "decor", "Come and see")],
] as const;

const otherwise = look("/contact", "perennials", "Ask us about it");

function look(to: string, picture: string, linkLabel: string) {
  return { to, picture: `/pictures/products/${picture}.svg`, linkLabel };
}

/** How the card of a product with this name looks and where it leads. */
export function productCard({ name }: Pick<Product, "name">) {
  const spelled = name.normalize("NFC").toLowerCase();
  return looks.find(([word]) => spelled.includes(word))?.[1] ?? otherwise;
}
