import { describe, expect, it } from "vitest";
import { plainApostrophes } from "./plain-apostrophes.ts";

describe("apostrophes of a page", () => {
  it("are written as they are, in texts and in attributes", () => {
    expect(plainApostrophes('<p title="Rose&#x27;s">Rosa &#x27;Peace&#x27;</p>')).toBe(
      `<p title="Rose's">Rosa 'Peace'</p>`,
    );
  });

  it("stay as they are in a script, and where somebody typed the entity itself", () => {
    const page = '<p>&amp;#x27;</p><script id="a">["&#x27;",\n"&#x27;"]</script><p>1 &lt; 2</p>';
    expect(plainApostrophes(page)).toBe(page);
  });
});
