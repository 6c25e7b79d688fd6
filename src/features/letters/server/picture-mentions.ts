import type { ListPictureMentions } from "#shared/server/uploaded-pictures.ts";

/** The pictures of letters, from the draft to the one that was sent years ago. */
export const letterPictureMentions: ListPictureMentions = async (db) => {
  const rows = await db
    .selectFrom("letter")
    .select(["id", "subject", "picture", "body"])
    .where((row) =>
      row.or((["picture", "body"] as const).map((name) => row(name, "like", "%.webp%"))),
    )
    .execute();
  return rows.map(({ id, subject, picture, body }) => ({
    what: "Letter",
    title: subject || "without a subject",
    path: `/admin-letters/${id}`,
    text: `${picture}\n${body}`,
  }));
};
