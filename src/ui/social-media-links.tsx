import { classes } from "./join-class-names.ts";
import { useSite } from "./use-site.ts";

const socialSites = [
  ["facebook", "Facebook"],
  ["instagram", "Instagram"],
  ["pinterest", "Pinterest"],
  ["youtube", "YouTube"],
] as const;

/** The nursery's pages elsewhere, each opened in a new tab: by name, or by mark where room is short. */
export function SocialLinks({
  marks = false,
  className,
  linkClassName = "inline-flex min-h-11 items-center",
}: {
  marks?: boolean;
  className?: string;
  linkClassName?: string;
}) {
  const { social } = useSite();
  return (
    <ul className={classes("flex flex-wrap", !marks && "gap-x-4 sm:gap-x-6", className)}>
      {socialSites.map(([site, label]) => (
        <li key={site}>
          <a
            href={social[site]}
            target="_blank"
            rel="noopener"
            className={marks ? "icon-button text-marian" : linkClassName}
          >
            {marks && <span aria-hidden="true" className={`ornament social-mark social-${site}`} />}
            <span className={marks ? "sr-only" : undefined}>{label}</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
