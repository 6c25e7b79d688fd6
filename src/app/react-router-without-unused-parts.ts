/**
 * React Router as the browser has it: the build puts this instead of parts that this site never uses, and
 * that would be in the code of every page (`vite.config.ts`).
 */
export * from "react-router";
export { UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

/** The table of routes comes with the first page: none is asked for later. */
export const UNSAFE_getPatchRoutesOnNavigationFunction = (): undefined => undefined;
export const UNSAFE_useFogOFWarDiscovery = (): void => {};

/** Every page has a `clientLoader` or none at all: the router calls it by itself, and fetches nothing. */
export const UNSAFE_getTurboStreamSingleFetchDataStrategy = (): undefined => undefined;

/** Nobody measures the router. */
export function consumeInstrumentationClientResultMetaReceiver(): void {}
export function getRouteInstrumentationUpdates(): void {}
export function instrumentClientSideRouter(): void {}

/** No link fetches its page before it is pressed: a page's code and data come at the click. */
export const PrefetchPageLinks = (): null => null;
export const usePrefetchBehavior = (): [boolean, undefined, object] => [false, undefined, {}];
export const mergeRefs = (ref: unknown): unknown => ref;
