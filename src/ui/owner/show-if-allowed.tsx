import { createContext, type ReactNode, use } from "react";
import type { Needed } from "#shared/both/owner/rights.ts";

/** Whether whoever is signed in may do something, as far as the screen knows: before it knows, no. */
export const MayContext = createContext<(needed: Needed) => boolean>(() => true);

/** What those see alone who may do it. */
export function IfMay({
  needed,
  otherwise = null,
  children,
}: {
  needed: Needed;
  otherwise?: ReactNode;
  children: ReactNode;
}) {
  return use(MayContext)(needed) ? children : otherwise;
}
