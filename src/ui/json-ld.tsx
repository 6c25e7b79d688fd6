/**
 * Facts for search engines (schema.org), as a data block in the served HTML. Make the data only
 * where `import.meta.env.SSR` is true, so that no browser loads the code for it: engines read whole
 * pages, and after a click the block is empty.
 */
export function JsonLd({ data }: { data: object | undefined }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForScript lets no text out of the script.
      dangerouslySetInnerHTML={{ __html: data ? jsonForScript(data) : "" }}
    />
  );
}

/** JSON that no text inside it can end the script with, or begin a comment in. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
