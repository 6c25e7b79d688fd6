import { type ComponentType, lazy, memo, type NamedExoticComponent, Suspense } from "react";

/** A part of a page whose code loads after the page's. Until then, or without it, the server's HTML stays. */
export function hydrateLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): NamedExoticComponent<Props> {
  const Part = lazy(() => load().catch(() => new Promise<never>(() => {})));
  // If it were rendered again before its code has loaded, React would remove it until then.
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}
