import { getQuery, type PageRead, usePageQuery } from "#shared/browser/page-queries.ts";
import { classes } from "#ui/join-class-names.ts";
import { focusClasses } from "#ui/picture-focus-classes.ts";
import type { HomePictures, PictureIn } from "../answers.ts";

/** The pictures of the home page: built-in ones, and the owner's in their places. */
export const homePicturesQuery = getQuery<HomePictures>("/api/pictures");

/** The gallery's pictures, and what is in the place of any other built-in one. */
export function useHomePictures(): PageRead<HomePictures> & { picture: PictureIn } {
  const read = usePageQuery(homePicturesQuery);
  return {
    ...read,
    picture(src, alt, className) {
      // Until it is known nothing is shown, so that no built-in picture appears and is then
      // replaced.
      if (read.isPending) return { alt: "", className };
      const own = read.data?.replaced[src];
      if (!own) return { src, alt, className };
      return { src: own.url, alt: own.alt, className: classes(className, focusClasses(own.focus)) };
    },
  };
}
