import type { Feature } from "#features/feature.ts";
import { blogAdminApi, blogApi } from "./api.ts";
import { blogAddresses, blogFeedApi } from "./feed.ts";
import { publishingJob } from "./publishing-job.ts";
import { seedBlog } from "./seed.ts";
import { postPictures } from "./store.ts";

export const blog: Feature = {
  description: { name: "Blog", says: "The garden blog." },
  routes: (services) => [
    ["/blog", blogApi(services)],
    ["/admin/blog", blogAdminApi(services)],
  ],
  files: blogFeedApi,
  listedPages: blogAddresses,
  jobs: ({ db }) => [publishingJob(db)],
  pictures: postPictures,
  seed: seedBlog,
};
