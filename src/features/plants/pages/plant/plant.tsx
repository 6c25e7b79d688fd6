import {
  data,
  type LoaderFunctionArgs,
  Navigate,
  redirect,
  useLocation,
  useParams,
} from "react-router";
import {
  clientLoaderOf,
  getQueryOr,
  loadQuery,
  usePageQuery,
} from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import type { NoSuchPlant, PlantPage } from "../../answers.ts";
import "./plant.css";
import "./plant-print.css";
import { PlantLinks } from "../plant-links.tsx";
import { PlantHead, PlantSheet, type VisitLinkProps } from "./plant-sheet.tsx";

const loading = "Loading plant...";
const missing = "No plant of ours has this address.";

const plantQuery = (slug: string) =>
  getQueryOr<PlantPage, NoSuchPlant>(
    `/api/plants/${encodeURIComponent(slug.toWellFormed())}`,
    ({ body }) => JSON.parse(body),
  );

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const answer = await loadQuery(context, plantQuery(params["slug"] ?? ""));
  if ("near" in answer) return data(null, { status: 404 });
  const { pathname, search } = new URL(request.url);
  // Renamed, or looked for in another catalogue.
  if (pathname !== answer.path) return redirect(answer.path + search, 301);
  return null;
}

export const clientLoader = clientLoaderOf(({ params }) => plantQuery(params["slug"] ?? ""));

/** A plant's page. Its heading stays the same element, so that a screen reader on it is still there when the plant arrives. */
export default function PlantArticle(visit: VisitLinkProps) {
  const { slug = "" } = useParams();
  const { pathname } = useLocation();
  const read = usePageQuery(plantQuery(slug));
  const { data: answer } = read;
  const plant = answer && !("near" in answer) ? answer : undefined;
  if (plant && plant.path !== pathname) return <Navigate to={plant.path} replace />;
  const heading = plant?.name ?? (answer ? "Plant Not Found" : loading);
  return (
    <article className="page-x wrap-anywhere pt-6 pb-16 sm:pt-8">
      {plant ? <PlantHead plant={plant} /> : <PageHead title={heading} description={missing} />}
      <PlantSheet plant={plant} heading={heading} visit={visit} />
      <WhenRead
        read={read}
        loading={loading}
        failed="We could not load this plant. Please try again."
      />
      {answer && "near" in answer && (
        <div className="mx-auto max-w-text text-center">
          <p className="mt-4 font-serif text-lead text-ink-soft">{missing}</p>
          {answer.near.length > 0 && (
            <>
              <p className="mt-6 mb-6">Perhaps you meant one of these:</p>
              <PlantLinks plants={answer.near} />
            </>
          )}
          <p className="mt-8">
            <ButtonLink to="/plants" variant="secondary">
              See All Plants
            </ButtonLink>
          </p>
        </div>
      )}
    </article>
  );
}
