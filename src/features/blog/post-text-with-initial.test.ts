import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PostText } from "./pages/post-text-with-initial.tsx";

const pieces = fc.constantFrom(
  ...["<", ">", "/", "script", "&lt;", '"', "#", "*", " ", "\u0000", "a", "**", "[", "](", ")"],
  ...["- ", "![", "javascript:", "https://a", "mailto:", "\n"],
);

function html(content: string): string {
  return renderToStaticMarkup(createElement(PostText, { content }));
}

describe("a post's content as HTML", () => {
  it("shows any text as text, never as markup", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: pieces })), (lines) => {
        const made = html(`${lines.join("\n")}\n<img src=x onerror=alert(1)>`);
        expect(made).toContain("&lt;img src=x onerror=alert(1)&gt;");
        expect(made.match(/<(?!\/?(?:div|p|h[2-4]|blockquote|ul|li|strong|a|img)\b)/g)).toBeNull();
        expect(made.match(/href="(?!https?:\/\/|mailto:|tel:|\/(?![/\\]))/)).toBeNull();
        expect(made.match(/src="(?!\/(?:attached-assets|pictures)\/)/)).toBeNull();
      }),
    );
  });

  it("has every mark", () => {
    const made = html(
      "See **[our roses](/perennials)**.\n- one\n- two\n![A rose](/pictures/blog/mary-garden.svg)",
    );
    expect(made).toMatch(/<a href="\/perennials"><strong[^>]*>our roses<\/strong><\/a>/);
    expect(made).toMatch(/<ul[^>]*><li>one<\/li><li>two<\/li><\/ul>/);
    expect(made).toMatch(/<img src="\/pictures\/blog\/mary-garden.svg" alt="A rose"/);
  });
});
