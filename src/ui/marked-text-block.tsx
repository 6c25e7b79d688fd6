import type { TextBlock as Block, TextPart } from "#shared/both/text-markup.ts";

/** One block of a post or a letter on a page. `opens`: it may begin with the large initial. */
export function TextBlock({ block, opens = false }: { block: Block; opens?: boolean }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level}` as const;
      return <Heading className="mt-5 first:mt-0">{block.text}</Heading>;
    }
    case "quote":
      return (
        <blockquote className="ground-vellum my-3 border-l-4 border-gilt px-6 py-5 font-serif text-lead italic">
          <p>{block.text}</p>
        </blockquote>
      );
    case "paragraph":
      return <p className={opens ? "initial" : undefined}>{block.parts.map(inline)}</p>;
    case "list":
      return (
        <ul className="leaf-list my-2">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point has no name but its place.
            <li key={index}>{item.map(inline)}</li>
          ))}
        </ul>
      );
    case "picture":
      return (
        <img
          src={block.src}
          alt={block.alt}
          loading="lazy"
          decoding="async"
          className="my-2 h-auto w-full border border-rule"
        />
      );
    case "space":
      return <div className="h-4" />;
  }
}

function inline(part: TextPart, index: number) {
  if (typeof part === "string") return part;
  const { text, url, isBold } = part;
  const words = isBold ? (
    <strong key={index} className="font-semibold">
      {text}
    </strong>
  ) : (
    text
  );
  if (url === undefined) return words;
  return (
    <a key={index} href={url}>
      {words}
    </a>
  );
}
