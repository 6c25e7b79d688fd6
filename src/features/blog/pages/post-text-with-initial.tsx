import { type TextBlock as Block, textBlocks, wordsOf } from "#shared/both/text-markup.ts";
import { classes } from "#ui/join-class-names.ts";
import { TextBlock } from "#ui/marked-text-block.tsx";

/** A paragraph shorter than this has no room for an initial of three lines. */
const initialNeeds = 160;

/** A post's content, line by line; on the post's page and in the owner's preview alike. */
export function PostText({ content, className }: { content: string; className?: string }) {
  const blocks = textBlocks(content);
  const first = blocks.findIndex(({ kind }) => kind === "paragraph" || kind === "heading");
  return (
    <div className={classes("max-w-measure", className)}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place.
        <TextBlock key={index} block={block} opens={index === first && isLong(block)} />
      ))}
    </div>
  );
}

function isLong(block: Block): boolean {
  return block.kind === "paragraph" && wordsOf(block.parts).length >= initialNeeds;
}
