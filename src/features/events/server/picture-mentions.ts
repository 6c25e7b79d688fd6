import type { ListPictureMentions } from "#shared/server/uploaded-pictures.ts";

/** The pictures of events, past and cancelled ones among them. */
export const eventPictures: ListPictureMentions = async (db) => {
  const rows = await db
    .selectFrom("event")
    .select(["title", "imageUrl", "description", "notes"])
    .where((row) =>
      row.or(
        (["imageUrl", "description", "notes"] as const).map((name) => row(name, "like", "%.webp%")),
      ),
    )
    .execute();
  return rows.map(({ title, imageUrl, description, notes }) => ({
    what: "Event",
    title,
    path: "/admin-events",
    text: [imageUrl, description, notes].join("\n"),
  }));
};
