/** React Router for browsers: `vite.config.ts` puts this in place of parts that every page would load for nothing. */
export * from "react-router";
export { UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

/** The route table comes with the first page: no routes are discovered later. */
export const UNSAFE_getPatchRoutesOnNavigationFunction = (): undefined => undefined;
export const UNSAFE_useFogOFWarDiscovery = (): void => {};

/** Every page has a `clientLoader` or no loader: the router fetches no loader data. */
export const UNSAFE_getTurboStreamSingleFetchDataStrategy = (): undefined => undefined;

/** Nobody measures the router. */
export function consumeInstrumentationClientResultMetaReceiver(): void {}
export function getRouteInstrumentationUpdates(): void {}
export function instrumentClientSideRouter(): void {}

/** Links do not prefetch: a page's code and data load at the click. */
export const PrefetchPageLinks = (): null => null;
export const usePrefetchBehavior = (): [boolean, undefined, object] => [false, undefined, {}];
export const mergeRefs = (ref: unknown): unknown => ref;
