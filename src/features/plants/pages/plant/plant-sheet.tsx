import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { JsonLd, PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import type { PlantPage, PlantPhotograph } from "../../answers.ts";
import { catalogueTitles } from "../../catalogue-names.ts";
import { plateAddress } from "../../plate-address.ts";
import { GardenLink, GardenMark } from "../garden-list/add-to-garden-button.tsx";
import { LatinName } from "../latin-name.tsx";
import { PlantLinks } from "../plant-links.tsx";
import { PlantPicture } from "../plant-picture.tsx";
import { YearRibbon } from "./bands-of-year.tsx";
import { BedSize } from "./bed-size.tsx";
import { plantJsonLd } from "./json-ld.ts";
import { PlantToScale } from "./plant-to-scale.tsx";

/** Metadata of a plant for search engines and shared links. */
export function PlantHead({ plant }: { plant: PlantPage }) {
  const site = useSite();
  return (
    <>
      <PageHead
        title={plant.title}
        description={plant.summary}
        path={plant.path}
        type="article"
        // The plate as a picture for shared links, 1200 by 630 px.
        image={plant.imageUrl || plateAddress(plant).replace(".svg?", ".png?") || undefined}
        imageAlt={plant.imageUrl ? plant.name : plant.plateWords}
        trail={[{ name: catalogueTitles[plant.catalogue], path: `/${plant.catalogue}` }]}
      />
      <JsonLd data={import.meta.env.SSR ? plantJsonLd(plant, site) : undefined} />
    </>
  );
}

/** From a tablet on the plate is beside the words; on paper there are two columns. */
const sheet =
  "plant-sheet grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_17rem] md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-16 print:block print:gap-x-[1.1cm]";

/** The sheet of a plant; while there is none yet, its heading alone. */
export function PlantSheet({
  plant,
  heading,
  visit,
}: {
  plant: PlantPage | undefined;
  heading: string;
  visit: VisitLinkProps;
}) {
  return (
    <div className={plant ? sheet : "pt-6 text-center"}>
      {plant && (
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 text-[0.9375rem]">
          <Breadcrumbs plant={plant} />
          <GardenLink />
        </div>
      )}
      <header>
        <h1>{heading}</h1>
        {plant && <NamesAndStock plant={plant} />}
      </header>
      {plant && <Sections plant={plant} visit={visit} />}
    </div>
  );
}

function Breadcrumbs({ plant: { catalogue, name } }: { plant: PlantPage }) {
  return (
    <nav aria-label="Breadcrumb" className="crumbs">
      <ol className="flex flex-wrap text-[0.9375rem] text-ink-soft">
        <li>
          <Link to="/">Home</Link>
        </li>
        <li>
          <Link to={`/${catalogue}`}>{catalogueTitles[catalogue]}</Link>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

function NamesAndStock({ plant }: { plant: PlantPage }) {
  const { latin, pronunciation, family, synonyms, stock } = plant;
  return (
    <>
      {latin && (
        <p className="mt-[0.35rem] font-serif text-title">
          <LatinName name={latin} />
        </p>
      )}
      {pronunciation && (
        <p className="text-gilt-ink">
          <span className="sr-only">Say it </span>
          {pronunciation}
        </p>
      )}
      {(family || synonyms.length > 0) && (
        <p className="mt-2 max-w-measure text-small text-ink-soft">
          {family && (
            <>
              Family <i lang="la">{family}</i>
            </>
          )}
          {synonyms.length > 0 && (
            <>
              {family ? " · also" : "Also"} sold as {synonyms.join(", ")}
            </>
          )}
        </p>
      )}
      {stock?.says && <p className="plant-stock">{stock.says}</p>}
      {stock?.note && (
        <p className="mt-[0.35rem] max-w-measure whitespace-pre-line italic">{stock.note}</p>
      )}
      <GardenMark plant={plant} />
    </>
  );
}

function Photographs({ plant, rest }: { plant: PlantPage; rest: readonly PlantPhotograph[] }) {
  const plate = { url: plateAddress(plant), caption: plant.plateWords };
  return [...rest, ...(plate.url ? [plate] : [])].map(({ url, caption }) => (
    <figure key={url} className="mt-5">
      <img
        src={url}
        alt=""
        width={320}
        height={400}
        loading="lazy"
        className="h-auto w-full rounded-[0.25rem]"
      />
      <figcaption className="mt-[0.6rem] text-center text-ink-soft">{caption}</figcaption>
    </figure>
  ));
}

function Sections({ plant, visit }: { plant: PlantPage; visit: VisitLinkProps }) {
  const { path, toxicity, tradition, companions, posts, sources, size, scale } = plant;
  const isTree = plant.catalogue === "trees";
  const isHarmful = toxicity.level !== "none-known" && toxicity.level !== "unknown";
  const { spacingInchesMin, spacingInchesMax } = size;
  return (
    <>
      <figure className="plant-plate my-6 w-[min(100%,20rem)] md:col-start-2 md:row-[2/span_3] md:mt-2 md:mb-0 md:w-auto lg:sticky lg:top-6 lg:row-[2/span_8] lg:self-start print:mx-auto print:my-[0.3cm] print:w-[4cm]">
        <PlantPicture plant={plant} large />
        {plant.latin && (
          <figcaption className="mt-[0.6rem] text-center text-ink-soft">
            <LatinName name={plant.latin} />
          </figcaption>
        )}
        {plant.photographs && <Photographs plant={plant} rest={plant.photographs.slice(1)} />}
      </figure>
      <p className="plant-description initial max-w-measure md:mt-6">{plant.description}</p>
      <section
        aria-labelledby="safety"
        className={`plant-safety mt-7 max-w-measure border-l-[3px] py-1 pl-[1.1rem] print:mt-[0.3cm] ${isHarmful ? "border-rubric" : "border-gilt"}`}
      >
        <h2
          id="safety"
          className={`text-[1.3rem]/[1.3] print:mb-[0.1cm] ${isHarmful ? "text-rubric" : ""}`}
        >
          Around Children and Pets
        </h2>
        <p>{toxicity.words}</p>
      </section>
      {plant.facts.length > 0 && (
        <Part id="facts" title="At a Glance">
          <dl className="[&>div]:grid [&>div]:grid-cols-[min(9.5rem,45%)_minmax(0,1fr)] [&>div]:gap-x-4 [&>div]:border-t [&>div]:border-rule [&>div]:py-[0.45rem] [&>div]:last:border-b print:[&>div]:py-[0.03cm]">
            {plant.facts.map(([label, words]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {plant.year.length > 0 && (
        <Part id="year" title="Its Year">
          <YearRibbon rows={plant.year} />
        </Part>
      )}
      {plant.guide && (
        <Part id="planting" title={isTree ? "Planting & Care Guide" : "Planting Guidelines"}>
          <p>{plant.guide}</p>
        </Part>
      )}
      {spacingInchesMin && spacingInchesMax && (
        <Part id="spacing" title="Spacing">
          <BedSize
            path={path}
            spacing={{ spacingInchesMin, spacingInchesMax }}
            catalogue={plant.catalogue}
          />
        </Part>
      )}
      {scale && (
        <Part id="scale" title="Full-Grown, to Scale">
          <PlantToScale scale={scale} tint={plant.tint} />
        </Part>
      )}
      {tradition && (
        <Part id="tradition" title={tradition.name ?? "Tradition"}>
          <p>{tradition.story}</p>
          <p className="plant-source text-[0.9375rem] text-ink-soft">{tradition.source}</p>
        </Part>
      )}
      {companions.length > 0 && (
        <Part id="companions" title="Plant It With">
          <PlantLinks plants={companions} />
        </Part>
      )}
      {posts.length > 0 && (
        <Part id="posts" title="In the Garden Blog">
          <ul className="leaf-list">
            {posts.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {sources.length > 0 && (
        <Part id="sources" title="Sources">
          <p className="text-[0.9375rem] text-ink-soft">{plant.sourcesNote}</p>
          <ul className="text-[0.9375rem] text-ink-soft [&>li]:border-l [&>li]:border-rule [&>li]:pl-[0.9rem]">
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </Part>
      )}
      <QrCode plant={plant} />
      <p className="mt-11 flex flex-wrap gap-4 print:hidden">
        <ButtonLink to="/contact">Ask About This Plant</ButtonLink>
        <VisitLink plant={plant} {...visit} />
        <ButtonLink to={`/${plant.catalogue}`} variant="secondary">
          Back to {catalogueTitles[plant.catalogue]}
        </ButtonLink>
      </p>
    </>
  );
}

export interface VisitLinkProps {
  /** Pressed, by the plant's name. Where the event is not prevented, the link is followed. */
  onVisit: (event: MouseEvent<HTMLAnchorElement>, plant: string) => void;
  isVisitOpening: boolean;
}

/** Leads to the form with this plant as its list; the page may open the form in place. */
function VisitLink({
  plant: { path, name },
  onVisit,
  isVisitOpening,
}: VisitLinkProps & { plant: PlantPage }) {
  return (
    <ButtonLink
      to={`/my-garden?plants=${path.slice(path.lastIndexOf("/") + 1)}#visit`}
      variant="secondary"
      aria-busy={isVisitOpening || undefined}
      onClick={(event) => onVisit(event, name)}
    >
      {isVisitOpening ? "Opening..." : "Ask for a Visit"}
    </ButtonLink>
  );
}

/** On paper alone: the way back to this page. */
function QrCode({ plant: { qrCode, path } }: { plant: PlantPage }) {
  const site = useSite();
  const address = new URL(path, site.publicUrl).href;
  return (
    <figure className="plant-qr">
      <svg
        role="img"
        aria-label="QR code of this page"
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
      >
        <path d={qrCode.d} />
      </svg>
      <figcaption>
        {site.brand}
        <br />
        {address}
      </figcaption>
    </figure>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className={`plant-part-${id} mt-9 lg:max-w-[44rem] print:mt-[0.3cm] [&>p]:max-w-measure`}
    >
      <h2 id={id} className="mb-[0.6rem] text-title/[1.15] print:mb-[0.1cm]">
        {title}
      </h2>
      {children}
    </section>
  );
}
