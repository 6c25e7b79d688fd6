import { type LoaderFunctionArgs, useParams } from "react-router";
import { wordsAtNursery } from "#shared/both/nursery-time.ts";
import { shorten } from "#shared/both/shorten.ts";
import { textBlocks, wordsOf } from "#shared/both/text-markup.ts";
import {
  clientLoaderOf,
  getQueryOrNull,
  loaderOf,
  usePageQuery,
} from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { TextBlock } from "#ui/marked-text-block.tsx";
import { Prose } from "#ui/paragraphs.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import type { PublicLetter } from "../answers.ts";

const letterQuery = (slug: string) =>
  getQueryOrNull<PublicLetter>(`/api/letters/${encodeURIComponent(slug.toWellFormed())}`);

const queryOf = ({ params: { slug = "" } }: Pick<LoaderFunctionArgs, "params">) =>
  letterQuery(slug);
export const loader = loaderOf(queryOf);
export const clientLoader = clientLoaderOf(queryOf);

const longDate = wordsAtNursery({ dateStyle: "long" });

/** A letter to the subscribers, as the owner lets everybody read it. */
export default function LetterPage() {
  const { slug = "" } = useParams();
  const read = usePageQuery(letterQuery(slug));
  const { data: letter } = read;
  const title = letter?.subject ?? (read.isPending ? "Loading the letter..." : "Letter Not Found");
  return (
    <article className="page-x max-w-text pt-8 pb-16 sm:pt-14 sm:pb-24">
      <PageHead
        title={title}
        description={letter ? summaryOf(letter.body) : "A letter from the nursery."}
        path={letter ? `/letters/${letter.slug}` : undefined}
      />
      <header className="text-center">
        <h1>{title}</h1>
        {letter && (
          <p className="mt-3 text-small text-ink-soft">
            A letter to our subscribers,{" "}
            <time dateTime={letter.sentAt}>{longDate(letter.sentAt)}</time>
          </p>
        )}
      </header>
      {letter && (
        <>
          {letter.picture && (
            <img src={letter.picture} alt={letter.pictureAlt} className="mx-auto mt-8 w-full" />
          )}
          <Prose className="mx-auto mt-8">
            {textBlocks(letter.body)
              .filter(({ kind }) => kind !== "space")
              .map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place.
                <TextBlock key={index} block={block} />
              ))}
          </Prose>
          <p className="mt-10 text-center">
            <ButtonLink to="/#newsletter">Receive Our Letters</ButtonLink>
          </p>
        </>
      )}
      <WhenRead
        read={read}
        loading="Loading the letter..."
        failed="The letter could not be loaded. Please try again later."
      />
      {letter === null && (
        <p className="mt-6 grid justify-items-center gap-5 text-center">
          There is no letter at this address. <ButtonLink to="/">To the garden</ButtonLink>
        </p>
      )}
    </article>
  );
}

function summaryOf(body: string): string {
  const first = textBlocks(body).find((block) => block.kind === "paragraph");
  return shorten(first ? wordsOf(first.parts) : "A letter from the nursery.", 200);
}
