import { Link } from "react-router";
import { monthOf } from "#shared/both/day-in-words.ts";
import { usePageQuery } from "#shared/browser/page-queries.ts";
import { PlantLinks } from "../plant-links.tsx";
import { plantsToSeeQuery } from "./queries.ts";

/** Plates of what usually is to be seen in the month of a day. */
export default function PlantsToSee({ day }: { day: string }) {
  const { data } = usePageQuery(plantsToSeeQuery(day));
  if (!data || data.plants.length === 0) return null;
  const month = monthOf(day);
  return (
    <section
      aria-labelledby="to-see"
      className="mt-6 border-t border-rule pt-8 sm:[&>ul]:grid-cols-3 lg:[&>ul]:grid-cols-6 print:hidden"
    >
      <h2 id="to-see" className="text-center text-title">
        {data.areInBloom
          ? `Usually in Bloom in ${month}`
          : `To See in ${month}: Fruit, Cones and Seedheads`}
      </h2>
      <p className="mb-6 text-center">
        <Link to={`/in-bloom?date=${day}`} className="inline-flex min-h-11 items-center">
          {data.areInBloom ? `All ${data.count} in bloom that month` : "All there is to see then"}
        </Link>
      </p>
      <PlantLinks plants={data.plants} level="h3" />
    </section>
  );
}
