import type { LoaderFunctionArgs } from "react-router";
import { loadPage, prefetchPage, usePageQuery } from "#platform/browser/page-queries.ts";
import { PageHeader } from "#ui/headings.tsx";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { allPlantsWords } from "./catalogue-copy.ts";
import { PlantLinks } from "./plant-links.tsx";
import { allPlantsQuery } from "./queries.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, allPlantsQuery);
}

export const clientLoader = () => prefetchPage(allPlantsQuery);

/** The three catalogues in one. */
export default function AllPlantsPage() {
  const plants = usePageQuery(allPlantsQuery);
  const { heading, lead, summary, loading, loadFailed } = allPlantsWords;
  return (
    <>
      <PageHead title={heading} description={summary} path="/plants" />
      <PageHeader title={heading} lead={lead} />
      <div className="page-x pb-14 sm:pb-20">
        {plants.isPending && <LoadingText>{loading}</LoadingText>}
        {plants.isError && (
          <ErrorState message={loadFailed} onRetry={() => void plants.refetch()} />
        )}
        {plants.data && <PlantLinks plants={plants.data} />}
      </div>
    </>
  );
}
