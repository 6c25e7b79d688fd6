import { classes } from "./classes.ts";
import { useSite } from "./site.ts";

const sites = [
  ["facebook", "Facebook"],
  ["instagram", "Instagram"],
  ["pinterest", "Pinterest"],
  ["youtube", "YouTube"],
] as const;

/** The nursery's pages elsewhere, each opened in a new tab. */
export function SocialLinks({
  className,
  linkClassName = "inline-flex min-h-11 items-center",
}: {
  className?: string;
  linkClassName?: string;
}) {
  const { social } = useSite();
  return (
    <ul className={classes("flex flex-wrap gap-x-6", className)}>
      {sites.map(([site, label]) => (
        <li key={site}>
          <a href={social[site]} target="_blank" rel="noopener" className={linkClassName}>
            {label}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
