import type { Db } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { seedPosts } from "./seed-texts-of-posts.ts";

const daysInMonth = 365.25 / 12;

/** Fills the blog of a new site with posts that reach back from `now`, the first start. */
export async function seedBlog(db: Db, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto("post")
    .values(
      seedPosts.map(({ monthsBeforeStart, tags, ...post }) => {
        const at = toTimestamp(
          now.subtract({ hours: Math.round(monthsBeforeStart * daysInMonth) * 24 }),
        );
        return {
          ...post,
          tags: JSON.stringify(tags),
          publishedAt: at,
          createdAt: at,
          updatedAt: at,
        };
      }),
    )
    .execute();
}
