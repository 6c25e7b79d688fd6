// Loaded by Node before a weakened server: it changes the build's texts while they are read, as
// `weakened` (weakening.ts) says. The build on the disk stays as it is.
import { registerHooks } from "node:module";

const replacements = JSON.parse(process.env["WEAKENED"] ?? "[]") as [string, string][];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const { source } = loaded;
    if (!/\/server\/(?:assets\/)?[^/]+\.js$/.test(url) || !source) return loaded;
    let text = typeof source === "string" ? source : Buffer.from(source as Uint8Array).toString();
    // A function, because "$" means something in a text that replaces.
    for (const [before, after] of replacements) text = text.replace(before, () => after);
    return { ...loaded, source: text };
  },
});
