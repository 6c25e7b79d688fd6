import { Fragment } from "react";
import { classes } from "#ui/classes.ts";
import { type ContentBlock, contentBlocks } from "../rules.ts";

/** A paragraph shorter than this has no room for an initial of three lines. */
const initialNeeds = 160;

/** A post's content, line by line; on the post's page and in the owner's preview alike. */
export function PostContent({ content, className }: { content: string; className?: string }) {
  const blocks = contentBlocks(content);
  const first = blocks.findIndex(({ kind }) => kind === "paragraph" || kind === "heading");
  return (
    <div className={classes("max-w-measure", className)}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place.
        <Fragment key={index}>{line(block, index === first)}</Fragment>
      ))}
    </div>
  );
}

function line(block: ContentBlock, opens: boolean) {
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
      return (
        <p className={opens && block.text.length >= initialNeeds ? "drop-cap" : undefined}>
          {block.text}
        </p>
      );
    case "space":
      return <div className="h-4" />;
  }
}
