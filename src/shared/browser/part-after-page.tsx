import { type ComponentType, lazy, Suspense } from "react";

/**
 * A part of a page that is read and not waited for: the server renders it, and its code comes after the
 * page's. Until then, and for good where it does not come, it stands as it was sent.
 */
export function partAfterPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(() => load().catch(() => new Promise<never>(() => {})));
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
