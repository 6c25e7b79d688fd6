import type { Product } from "../../answers.ts";

/** Where a product's card leads, what its picture is, and the words for going there. */
export interface ProductCard {
  to: string;
  picture: string;
  linkLabel: string;
}

/**
 * By the first matching word in the product's name, so that a card added later gets its link automatically.
 * Things without a page of their own lead to where one sees or asks for them.
 */
const looks: readonly (readonly [word: string, look: ProductCard])[] = [
  ["perennial", look("/perennials", "perennials", "See the perennials")],
  ["annual", look("/annuals", "annuals", "See the annuals")],
  ["tree", look("/trees", "trees-shrubs", "See the trees")],
  ["garden supplies", look("/", "supplies", "More about the nursery")],
  ["vegetable", look("/contact", "vegetables", "Ask what is ready")],
  ["season", look("/events", "seasonal", "See what is coming up")],
  ["décor", look("/location", "decor", "Come and see")],
  ["decor", look("/location", "decor", "Come and see")],
];

const otherwise = look("/contact", "perennials", "Ask us about it");

function look(to: string, picture: string, linkLabel: string): ProductCard {
  return { to, picture: `/pictures/products/${picture}.svg`, linkLabel };
}

/** How the card of a product with this name looks and where it leads. */
export function productCard({ name }: Pick<Product, "name">): ProductCard {
  const spelled = name.normalize("NFC").toLowerCase();
  return looks.find(([word]) => spelled.includes(word))?.[1] ?? otherwise;
}
