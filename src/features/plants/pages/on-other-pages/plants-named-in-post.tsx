import { usePageQuery } from "#shared/browser/page-queries.ts";
import { PlantLinks } from "../plant-links.tsx";
import { plantsNamedQuery } from "./queries.ts";

/** The plates of the plants that a post names; nothing if it names none. */
export default function PlantsNamedInPost({ post }: { post: string }) {
  const { data: plants = [] } = usePageQuery(plantsNamedQuery(post));
  if (plants.length === 0) return null;
  return (
    <section
      aria-labelledby="plants-named"
      className="mx-auto mt-12 max-w-measure border-t border-rule pt-8 sm:[&>ul]:grid-cols-4"
    >
      <h2 id="plants-named" className="mb-5 text-title">
        Plants in This Post
      </h2>
      <PlantLinks plants={plants} level="h3" />
    </section>
  );
}
