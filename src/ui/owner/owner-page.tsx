import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { PageHead } from "../page-head.tsx";
import { showToast } from "../toast.ts";
import "./owner.css";

/** A screen of the owner's: its heading, what can be done from it, and its contents. */
export function AdminPage({
  title,
  path,
  actions,
  onLogout,
  children,
}: {
  title: string;
  path: string;
  actions?: ReactNode;
  /** Ends the session; the button for it stands after the actions. */
  onLogout?: () => void;
  children: ReactNode;
}) {
  return (
    <div className="admin page-x">
      <PageHead title={title} description="For the owner." path={path} noIndex />
      <header className="admin-head">
        <h1>{title}</h1>
        {(actions || onLogout) && (
          <div className="admin-actions">
            {actions}
            {onLogout && (
              <Button
                variant="quiet"
                onClick={() => {
                  onLogout();
                  showToast({ title: "Logged out" });
                }}
              >
                Logout
              </Button>
            )}
          </div>
        )}
      </header>
      <noscript>
        <p className="admin-notice">The owner’s area needs JavaScript.</p>
      </noscript>
      {children}
    </div>
  );
}
