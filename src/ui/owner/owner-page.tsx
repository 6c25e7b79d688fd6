import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { useFocusAfterAction } from "../focus-after-action.ts";
import { showToast } from "../show-toast.ts";
import { PageHead } from "../title-and-metadata.tsx";
import { OwnerNav } from "./owner-nav.tsx";
import "./owner.css";
import "./owner-lists.css";
import "./owner-controls.css";
import "./owner-frame.css";
import "./owner-forms.css";

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
  /** Ends the session; the button for it stands apart from the actions. Absent where nobody is signed in. */
  onLogout?: () => void;
  children: ReactNode;
}) {
  useFocusAfterAction();
  return (
    <div className="admin page-x">
      <PageHead title={title} description="For the owner." path={path} noIndex />
      {onLogout && <OwnerNav />}
      <div className="admin-screen">
        <header className="admin-head">
          <h1>{title}</h1>
          {onLogout && (
            <Button
              variant="quiet"
              className="admin-logout"
              onClick={() => {
                onLogout();
                showToast({ title: "Logged out" });
              }}
            >
              Logout
            </Button>
          )}
          {actions && <div className="admin-actions">{actions}</div>}
        </header>
        <noscript>
          <p className="admin-notice">The owner’s area needs JavaScript.</p>
        </noscript>
        {children}
      </div>
    </div>
  );
}
