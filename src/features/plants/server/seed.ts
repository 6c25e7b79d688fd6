import type { Db } from "#db/connect.ts";
import { seedProducts } from "./seed-products.ts";

/** Fills the product list of a new site. */
export async function seedProductList(db: Db): Promise<void> {
  await db
    .insertInto("product")
    .values([...seedProducts])
    .execute();
}
