import { type ComponentProps, use } from "react";
import { Link } from "react-router";
import { classes } from "../join-class-names.ts";
import { neededForScreen } from "./owner-screens.ts";
import { MayContext } from "./show-if-allowed.tsx";

type RowActionProps = { destructive?: boolean } & (
  | ({ to: string } & ComponentProps<typeof Link>)
  | ({ to?: never } & ComponentProps<"button">)
);

/** An action on an item of a list, or a link; nothing if it leads to a screen that is not open to the person. */
export function RowAction({ destructive = false, className, ...rest }: RowActionProps) {
  const may = use(MayContext);
  const look = classes(
    // Large enough for a thumb.
    "inline-flex min-h-11 min-w-11 items-center justify-center rounded-soft px-2 underline decoration-transparent underline-offset-[0.25em] hover:bg-sage hover:text-ink hover:decoration-current aria-disabled:cursor-progress aria-disabled:text-ink-soft",
    // Quiet until it is meant: the question after it has the color of danger.
    destructive ? "font-normal text-ink-soft" : "font-semibold text-marian",
    className,
  );
  if (rest.to !== undefined)
    return may(neededForScreen(rest.to)) ? <Link {...rest} className={look} /> : null;
  return <button type="button" {...rest} className={look} />;
}
