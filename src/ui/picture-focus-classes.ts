/**
 * The classes that keep this place, a `PictureFocus` ("50% 20%"), in sight of a picture that is cut to fit: the
 * security policy allows no style in the page. `tailwind-theme.css` has one for each step of ten.
 */
export function focusClasses(focus: string | undefined): string | undefined {
  return focus?.replace(/^(\d+)% (\d+)%$/, "focus-x-$1 focus-y-$2");
}
