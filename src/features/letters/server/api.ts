import { Hono } from "hono";
import type { Db } from "#db/schema.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { pictureAddress } from "#shared/both/picture-address.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { PublicLetter } from "../answers.ts";

/** Letters that everybody may read, mounted at `/api/letters`. */
export function lettersApi({ db }: Pick<Services, "db">): Hono {
  return new Hono().get(
    "/:slug",
    described("A letter that the owner lets everybody read.", {
      200: PublicLetter,
      404: "There is no letter at this address.",
    }),
    async (c) => {
      const slug = c.req.param("slug");
      const row = /^[a-z0-9-]{1,200}$/.test(slug)
        ? await publicLetters(db).where("slug", "=", slug).executeTakeFirst()
        : undefined;
      if (!row) throw notFound("There is no letter at this address.");
      const { subject, body, picture, pictureAlt, startedAt } = row;
      return c.json({
        ...{ slug, subject, body, pictureAlt },
        picture: pictureAddress(picture) ?? null,
        sentAt: startedAt ?? row.updatedAt,
      } satisfies PublicLetter);
    },
  );
}

/** The addresses of the letters that everybody may read, for the sitemap. */
export async function letterAddresses(db: Db): Promise<{ path: string; changedAt: string }[]> {
  const rows = await publicLetters(db).execute();
  return rows.map(({ slug, updatedAt }) => ({ path: `/letters/${slug}`, changedAt: updatedAt }));
}

function publicLetters(db: Db) {
  return db
    .selectFrom("letter")
    .selectAll()
    .where("isPublic", "=", 1)
    .where("to", "=", "subscribers")
    .where("state", "in", ["sending", "sent"]);
}
