import { isRouteErrorResponse } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Ornament } from "#ui/ornament.tsx";

/** The page that it comes instead of may be scrolled far down. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** Something broke while the page was made, or its code could not be fetched. */
export function ErrorPage({ error }: { error?: unknown }) {
  const offline = typeof navigator !== "undefined" && navigator.onLine === false;
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  async function tryAgain() {
    // If it cannot be fetched, the browser would show its own error page instead of this one.
    const answer = await fetch(window.location.href, { method: "HEAD" }).catch(() => undefined);
    if (answer) window.location.reload();
  }
  const ours = `We could not show this page${status ? ` (${status})` : ""}. It is our fault, not yours; please try again in a moment.`;
  const notTaken = "This page takes no such request (405).";
  const heading = offline ? "You seem to be offline" : "Something went wrong";
  return (
    <div role="alert" className="page-x max-w-text py-20 text-center">
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <Ornament name="leaf" className="w-14 rotate-90 text-gilt" />
      <h1 ref={focus} tabIndex={-1} className="mt-4">
        {heading}
      </h1>
      <p className="mt-4 font-serif text-lead text-ink-soft">
        {offline
          ? "This page could not be fetched. Once you are connected again, it will be here."
          : status === 405
            ? notTaken
            : ours}
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-4">
        <Button onClick={() => void tryAgain()}>Try Again</Button>
        <ButtonLink variant="secondary" to="/" reloadDocument>
          Home
        </ButtonLink>
      </p>
    </div>
  );
}
