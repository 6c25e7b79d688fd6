// What comes last on home, in one file: see after-first-sign.ts.
export { Gallery } from "./gallery.tsx";
export { Location } from "./location.tsx";
