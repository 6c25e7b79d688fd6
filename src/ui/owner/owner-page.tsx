import { type ReactNode, use, useEffect, useState } from "react";
import { may } from "#shared/both/owner/rights.ts";
import { signOut } from "#shared/browser/admin-session.ts";
import { useMe } from "#shared/browser/use-signed-in-person.ts";
import { Button, ButtonLink } from "../button.tsx";
import { useFocusAfterAction } from "../focus-after-action.ts";
import { classes } from "../join-class-names.ts";
import { EmptyState } from "../loading-and-empty-states.tsx";
import { prepareToasts, showToast } from "../show-toast.ts";
import { PageHead } from "../title-and-metadata.tsx";
import { OwnerNav } from "./owner-nav.tsx";
import { neededForScreen } from "./owner-screens.ts";
import { ReauthenticateDialog } from "./reauthenticate/reauthenticate-dialog.tsx";
import { MayContext } from "./show-if-allowed.tsx";
import "./owner.css";
import "./owner-frame.css";
import "./owner-forms.css";

interface Screen {
  title: string;
  path: string;
  /** Where else it leads, before the actions. */
  links?: readonly (readonly [to: string, label: string])[];
  actions?: ReactNode;
  withoutNav?: boolean;
  /** With the button that ends the session, apart from the actions. */
  hasLogout?: boolean;
  children: ReactNode;
}

/** A screen of the owner's. A helper without the right to it sees a message, and only links that they may open. */
export function AdminPage(screen: Screen) {
  const isForAll = screen.path === "/admin-login";
  return isForAll ? <Page {...screen} /> : <SignedInPage {...screen} />;
}

function SignedInPage(screen: Screen) {
  const me = useMe();
  const isAllowed = me === undefined || may(me, neededForScreen(screen.path));
  const [wasOpen, setWasOpen] = useState(false);
  if (me && isAllowed && !wasOpen) setWasOpen(true);
  // If a right ends meanwhile, the screen stays open for what is typed there. The server refuses to save it.
  const isOpen = isAllowed || wasOpen;
  return (
    <MayContext value={(needed) => me !== undefined && may(me, needed)}>
      {isOpen ? (
        <Page {...screen} />
      ) : (
        <Page title={screen.title} path={screen.path} withoutNav={screen.withoutNav ?? false}>
          <EmptyState title="This screen is not open to you">
            <p>Please ask the owner if you need it.</p>
            <ButtonLink to="/admin-dashboard" className="mt-4">
              Back to Today
            </ButtonLink>
          </EmptyState>
        </Page>
      )}
    </MayContext>
  );
}

function Page({
  title,
  links = [],
  actions,
  withoutNav = false,
  hasLogout = false,
  children,
}: Screen) {
  const mayNow = use(MayContext);
  const shownLinks = links.filter(([to]) => mayNow(neededForScreen(to)));
  useFocusAfterAction();
  useEffect(prepareToasts, []);
  return (
    <div
      className={classes(
        "admin page-x pt-3 pb-10 text-[1rem] leading-normal print:pt-4 print:pb-0",
        !withoutNav &&
          "lg:grid lg:w-[min(84rem,100%-2*var(--owner-margin))] lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-[clamp(1rem,2vw,2.5rem)]",
      )}
    >
      <PageHead title={title} description="For the owner." />
      {!withoutNav && <OwnerNav />}
      <div>
        <header className="mb-4 flex items-center justify-end gap-x-4 gap-y-1.5 border-b border-rule pb-2 max-[56rem]:flex-wrap max-sm:gap-x-2 print:hidden">
          <h1
            className={classes(
              "max-w-full wrap-break-word text-[clamp(1.5rem,1.35rem+0.7vw,2rem)]",
              hasLogout ? "flex-1" : "grow",
            )}
          >
            {title}
          </h1>
          {hasLogout && (
            <Button
              variant="quiet"
              className="order-1 font-normal"
              onClick={() => {
                signOut();
                showToast({ title: "Logged out" });
              }}
            >
              Logout
            </Button>
          )}
          {(actions || shownLinks.length > 0) && (
            // On phones beside the heading as far as there is room, and the rest under it.
            <div
              className={classes(
                "flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:gap-x-2 max-sm:[&>*]:px-2.5",
                hasLogout ? "max-[56rem]:order-2 max-[56rem]:w-full" : "max-sm:contents",
              )}
            >
              {shownLinks.map(([to, label]) => (
                <ButtonLink key={to} variant="secondary" to={to}>
                  {label}
                </ButtonLink>
              ))}
              {actions}
            </div>
          )}
        </header>
        <noscript>
          <p className="admin-notice">The owner’s area needs JavaScript.</p>
        </noscript>
        {children}
      </div>
      {!withoutNav && <ReauthenticateDialog />}
    </div>
  );
}
