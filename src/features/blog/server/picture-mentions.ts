import type { ListPictureMentions } from "#shared/server/uploaded-pictures.ts";

/** The pictures of posts, drafts and scheduled ones among them, and those in their texts. */
export const postPictures: ListPictureMentions = async (db) => {
  const rows = await db
    .selectFrom("post")
    .select(["title", "featuredImage", "excerpt", "content"])
    .where((row) =>
      row.or(
        (["featuredImage", "excerpt", "content"] as const).map((name) =>
          row(name, "like", "%.webp%"),
        ),
      ),
    )
    .execute();
  return rows.map(({ title, featuredImage, excerpt, content }) => ({
    what: "Post",
    title,
    path: "/admin-blog",
    text: [featuredImage, excerpt, content].join("\n"),
  }));
};
