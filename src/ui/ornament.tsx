import { classes } from "./join-class-names.ts";

export type OrnamentName = "rose" | "fleuron" | "cross" | "leaf" | "star";

/** A drawn ornament in the text's own color, 24 px wide unless a class says otherwise; `leaf` points right. */
export function Ornament({ name, className }: { name: OrnamentName; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes("ornament", name !== "rose" && `ornament-${name}`, className)}
    />
  );
}

/** A hairline double rule with an ornament in its middle. */
export function Divider({
  ornament = "fleuron",
  className,
}: {
  ornament?: OrnamentName;
  className?: string;
}) {
  return (
    <div aria-hidden="true" className={classes("divider", className)}>
      <Ornament name={ornament} className={ornament === "fleuron" ? "w-9" : "w-5"} />
    </div>
  );
}
