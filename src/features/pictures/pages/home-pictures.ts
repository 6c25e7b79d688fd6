import { getQuery, type PageRead, usePageQuery } from "#shared/browser/page-queries.ts";
import { classes, focusClasses } from "#ui/join-class-names.ts";
import type { HomePictures, PictureIn } from "../answers.ts";

export const homePicturesQuery = getQuery<HomePictures>("/api/pictures");

/** The gallery's pictures, and what is in the place of any other built-in one. */
export function useHomePictures(): PageRead<HomePictures> & { picture: PictureIn } {
  const read = usePageQuery(homePicturesQuery);
  return {
    ...read,
    picture(src, alt, className) {
      // A built-in picture would appear first and then be replaced.
      if (read.isPending) return { alt: "", className };
      const own = read.data?.replaced[src];
      if (!own) return { src, alt, className };
      return { src: own.url, alt: own.alt, className: classes(className, focusClasses(own.focus)) };
    },
  };
}
