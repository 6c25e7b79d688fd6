/** The picture of a shared link where a page has none of its own. */
export const sitePicture = "/share/site.png";

/** The picture of a shared link: of our own drawings the PNG, because no network previews an SVG. */
export function sharePicture(address: string | null | undefined): string | undefined {
  const [, kind, name] =
    /^\/pictures\/(blog|event)s?\/([a-z0-9-]+)\.svg$/.exec(address ?? "") ?? [];
  if (name === "default") return undefined;
  if (name) return `/share/${kind}-${name}.png`;
  return !address || /\.svg($|[?#])/i.test(address) ? undefined : address;
}
