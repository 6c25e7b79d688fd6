import type { ReactNode } from "react";
import { PageHead } from "../page-head.tsx";
import "./admin.css";

/** A screen of the owner's: its heading, what can be done from it, and its contents. */
export function AdminPage({
  title,
  path,
  actions,
  children,
}: {
  title: string;
  path: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="admin page-x">
      <PageHead title={title} description="For the owner." path={path} noIndex />
      <header className="admin-head">
        <h1>{title}</h1>
        {actions && <div className="admin-actions">{actions}</div>}
      </header>
      <noscript>
        <p className="admin-notice">The owner’s area needs JavaScript.</p>
      </noscript>
      {children}
    </div>
  );
}
