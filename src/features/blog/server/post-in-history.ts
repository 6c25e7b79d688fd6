import type { PostRow } from "#db/schema.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import type { ThingInHistory } from "#shared/server/note-change-in-history.ts";

const tagsIn = (tags: string) => JSON.parse(tags) as string[];

export const postInHistory: ThingInHistory<PostRow> = {
  kind: "post",
  label: "Blog post",
  nameOf: ({ title }) => title,
  neededFor: ["blog"],
  screenOf: (id) => `/admin-blog?edit=${id}`,
  update: {
    method: "PUT",
    pathOf: (id) => `/api/admin/blog/posts/${id}`,
    readFrom: "/api/admin/blog/posts",
    takesAll: true,
  },
  fields: {
    ...{ id: null, version: null, createdAt: null, updatedAt: null },
    title: "Title",
    slug: "Slug",
    excerpt: "Excerpt",
    content: "Content",
    author: "Author",
    featuredImage: "Picture",
    pictureAlt: "What the picture shows",
    pictureFocus: "What stays in sight",
    tags: { label: "Tags", say: (tags: string) => tagsIn(tags).join(", "), sent: tagsIn },
    publishedAt: { label: "Published", say: momentInWords },
  },
};
