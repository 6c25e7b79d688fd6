import { type ComponentType, lazy, memo, type NamedExoticComponent, Suspense } from "react";

/**
 * A part of a page that is read and not waited for: the server renders it, and its code comes after the
 * page's. Until then, and for good where it does not come, it stands as it was sent.
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): NamedExoticComponent<Props> {
  const Part = lazy(() => load().catch(() => new Promise<never>(() => {})));
  // What is given another time before its code is here would be taken away until then.
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}
