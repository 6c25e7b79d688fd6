import type { Feature } from "#features/feature.ts";
import { pagesAnewJob } from "#shared/server/content-version.ts";
import { blogAdminApi, blogApi } from "./api.ts";
import { blogAddresses, blogFeedApi } from "./atom-feed.ts";
import { postInHistory } from "./post-in-history.ts";
import { postTrash } from "./save-or-remove-post.ts";
import { seedBlog } from "./seed.ts";
import { listPublishingMoments, postPictures } from "./store.ts";

export const blog: Feature = {
  description: { name: "Blog", says: "The garden blog." },
  routes: (services) => [
    ["/blog", blogApi(services)],
    ["/admin/blog", blogAdminApi(services)],
  ],
  files: blogFeedApi,
  listedPages: blogAddresses,
  jobs: ({ db }) => [
    pagesAnewJob(db, {
      name: "blog-publish",
      shownAsOf: "posts-shown-as-of",
      listMoments: () => listPublishingMoments(db),
    }),
  ],
  pictures: postPictures,
  trash: postTrash,
  history: [postInHistory],
  seed: seedBlog,
};
