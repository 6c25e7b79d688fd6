import type { ReactNode } from "react";
import "./save-bar.css";

/** The buttons of a form that fills a screen: in sight however long it is. */
export function SaveBar({ children }: { children: ReactNode }) {
  return <div className="save-bar">{children}</div>;
}
