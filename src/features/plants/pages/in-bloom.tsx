import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { formatEventDate, monthOf } from "#shared/both/day-in-words.ts";
import { clientLoaderOf, getQuery, loaderOf, usePageQuery } from "#shared/browser/page-queries.ts";
import { Button } from "#ui/button.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { TextToPaste } from "#ui/text-to-paste.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import type { InBloom, PlantLink } from "../answers.ts";
import { PlantLinks } from "./plant-links.tsx";

const title = "In Bloom on a Day";
const lead = "A feast, a wedding, an evening in the garden: which of our plants usually show then.";

/** As the page names them; which flowers are in each, the server says (`data/feasts.ts`). */
const colors = { white: "White", red: "Red", violet: "Violet", rose: "Rose", green: "Green" };

/** What an address asks for; what else it carries says nothing to the server. */
const inBloomQuery = (search: string) => getQuery<InBloom>(`/api/plants/in-bloom${search}`);

const queryOf = ({ request }: { request: Request }) => inBloomQuery(new URL(request.url).search);
export const loader = loaderOf(queryOf);
export const clientLoader = clientLoaderOf(queryOf);

/** What is in bloom, in fruit and in leaf on a day: a form that the address answers. */
export default function InBloomPage() {
  const { search } = useLocation();
  const read = usePageQuery(inBloomQuery(search));
  return (
    <div className="page-x wrap-anywhere pt-6 pb-16 sm:pb-24">
      <PageHead title={title} description={lead} path={search === "" ? "/in-bloom" : undefined} />
      <header className="text-center">
        <h1>{title}</h1>
        <p className="mx-auto mt-2 max-w-measure text-ink-soft">{lead}</p>
      </header>
      <WhenRead read={read} what="plants" failed="We could not load the plants. Please try again.">
        {(data) => (
          <>
            <AskForm key={search} search={search} feasts={data.feasts} />
            {data.day === null ? (
              <FeastLinks feasts={data.feasts} />
            ) : (
              <OnTheDay data={data} day={data.day} search={search} />
            )}
          </>
        )}
      </WhenRead>
    </div>
  );
}

function AskForm({ search, feasts }: { search: string; feasts: InBloom["feasts"] }) {
  const asked = new URLSearchParams(search);
  const value = (name: "date" | "feast" | "color") => asked.get(name) ?? "";
  const label = "grid grid-cols-1 gap-1 text-small";
  return (
    <search>
      <form
        action="/in-bloom"
        className="mx-auto mt-5 grid max-w-3xl grid-cols-1 items-end gap-x-4 gap-y-3 sm:grid-cols-[auto_1fr_1fr_auto]"
      >
        <label className={label}>
          A day
          <input type="date" name="date" defaultValue={value("date")} className="control" />
        </label>
        <label className={label}>
          or a feast
          <select name="feast" defaultValue={value("feast")} className="control">
            <option value="">None</option>
            {feasts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={label}>
          Color of the Mass
          <select name="color" defaultValue={value("color")} className="control">
            <option value="">As on the feast, or any</option>
            {Object.entries(colors).map(([color, name]) => (
              <option key={color} value={color}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">Show</Button>
      </form>
    </search>
  );
}

function FeastLinks({ feasts }: { feasts: InBloom["feasts"] }) {
  const links = feasts.map(({ id, name }) => ({ name, path: `/in-bloom?feast=${id}` }));
  return (
    <nav aria-label="Feasts of the year" className="mt-8 border-t border-rule pt-4">
      <NamesAsLinks links={links} className="columns-2 gap-x-8 sm:columns-3 lg:columns-4" />
    </nav>
  );
}

function NamesAsLinks({ links, className }: { links: InBloom["leaf"]; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <Link to={path} discover="none" className="inline-block min-h-11 py-2.5 leading-snug">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const papers = [
  ["poster", "Poster (PDF)"],
  ["bulletin", "Quarter page (PDF)"],
] as const;

function OnTheDay({ data, day, search }: { data: InBloom; day: string; search: string }) {
  const { feast, color, inColor, bloom, fruit, leaf, words50, words100 } = data;
  const month = monthOf(day);
  return (
    <>
      <p className="mt-6 text-center font-serif text-lead">
        {feast && <strong className="block font-medium">{feast}</strong>}
        <time dateTime={day}>{formatEventDate(day)}</time>
      </p>
      <p className="mx-auto mt-1 max-w-measure text-center text-small text-ink-soft">
        What we know of a plant names months, not days: this is what usually is so in {month} in our
        part of Pennsylvania. A warm or a late spring moves it.
      </p>
      {words50 !== null && words100 !== null && (
        <details className="mx-auto mt-1 max-w-measure">
          <summary className="min-h-11 cursor-pointer content-center text-center">
            For your bulletin, in 50 and in 100 words
          </summary>
          <p className="mb-2 flex flex-wrap justify-center gap-x-8">
            {papers.map(([paper, name]) => (
              <a
                key={paper}
                href={`/api/plants/in-bloom/${paper}${search}`}
                download={`${new URLSearchParams(search).get("feast")}-${paper}.pdf`}
                className="touch-link"
              >
                {name}
              </a>
            ))}
          </p>
          <TextToPaste text={words50} most={50} />
          <TextToPaste text={words100} most={100} />
        </details>
      )}
      {color && (
        <Plants
          id="in-color"
          plants={inColor}
          heading={`In bloom in ${colors[color].toLowerCase()}`}
        >
          None of ours usually blooms in {colors[color].toLowerCase()} in {month}.
        </Plants>
      )}
      <Plants
        id="bloom"
        plants={bloom}
        heading={color ? "In bloom in other colors" : `In bloom in ${month}`}
      >
        None of ours usually is in bloom{color ? " in another color" : ""} in {month}.
      </Plants>
      <Plants id="fruit" plants={fruit} heading="With fruit, cones or seedheads">
        None of ours usually has any in {month}.
      </Plants>
      <details className="mt-10">
        <summary className="min-h-11 cursor-pointer content-center font-serif text-title">
          In leaf ({leaf.length})
        </summary>
        <NamesAsLinks links={leaf} className="mt-2 flex flex-wrap gap-x-5" />
      </details>
    </>
  );
}

/** Plants under a heading, with their number; without any, `children` says so. */
function Plants({
  id,
  heading,
  plants,
  children,
}: {
  id: string;
  heading: string;
  plants: readonly PlantLink[];
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-4 text-title/[1.15]">
        {heading}
        {plants.length > 0 && ` (${plants.length})`}
      </h2>
      {plants.length > 0 ? <PlantLinks plants={plants} level="h3" /> : <p>{children}</p>}
    </section>
  );
}
