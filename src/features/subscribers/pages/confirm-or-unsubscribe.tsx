import type { ReactNode } from "react";
import { type ActionFunctionArgs, useActionData, useLocation } from "react-router";
import { pageApi } from "#shared/both/page-rendering-context.ts";
import { fillIn } from "#shared/both/site-details.ts";
import { requirePost } from "#shared/browser/form-without-javascript.ts";
import {
  clientLoaderOf,
  getQueryOrNull,
  loaderOf,
  usePageQuery,
} from "#shared/browser/page-queries.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { focusOfAnswer } from "#ui/focus-after-action.ts";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import type { SubscriptionConfirmation, SubscriptionState } from "../answers.ts";
import { confirmationWording } from "../consent-wordings.ts";

type State = Partial<SubscriptionConfirmation & SubscriptionState>;

const stateQuery = (path: string) => getQueryOrNull<State>(`/api${path.replace(/\/$/, "")}`);

const queryOf = ({ request }: { request: Request }) => stateQuery(new URL(request.url).pathname);

export const loader = loaderOf(queryOf);
export const clientLoader = clientLoaderOf(queryOf);

/** The button's action. The page is then rendered again with the new state. */
export function action({ context, request }: ActionFunctionArgs) {
  requirePost(request);
  return queryOf({ request }).read((path) => context.get(pageApi).post(path, {}));
}

/** What two links in mail of the list lead to. Opening either does nothing: mail programs open links, too. */
export default function ConfirmOrUnsubscribe() {
  const { pathname } = useLocation();
  const posted = useActionData<typeof action>();
  const site = useSite();
  const { data: state, isError, refetch } = usePageQuery(stateQuery(pathname));
  const page = pathname.startsWith("/unsubscribe") ? unsubscribing : confirming;
  const { heading, text, below } = page[state === null ? "unknown" : page.standingOf(state)];
  return (
    <div className="page-x max-w-text py-14 text-center sm:py-24">
      <PageHead title={page.title} description={page.description} />
      {state === undefined && !isError && <LoadingText>One moment...</LoadingText>}
      {isError && (
        <>
          <h1>{page.title}</h1>
          <ErrorState
            message="We could not reach our server. Please try again."
            onRetry={refetch}
          />
        </>
      )}
      {state !== undefined && (
        <>
          {page.ornament}
          <h1 className="mt-5" {...focusOfAnswer(posted !== undefined)}>
            {heading}
          </h1>
          <p className="mx-auto mt-4 max-w-measure font-serif text-lead text-ink-soft">
            {typeof text === "string" ? fillIn(text, site) : text}
          </p>
          {below}
        </>
      )}
    </div>
  );
}

function question(label: string): ReactNode {
  return (
    <form method="post" className="mt-8">
      <Button type="submit">{label}</Button>
    </form>
  );
}

function onward(label: string, to: string, quiet?: ReactNode): ReactNode {
  return (
    <p className="mt-8 flex flex-wrap justify-center gap-4">
      <ButtonLink to={to} variant="secondary">
        {label}
      </ButtonLink>
      {quiet}
    </p>
  );
}

const unknownHeading = "We do not know this link";

const confirming = {
  title: "Our Letters",
  description: "Confirm that you would like our letters.",
  ornament: <Ornament name="rose" className="w-12 text-rose" />,
  standingOf: (state: State | undefined) => (state?.confirmed ? "done" : "ask"),
  ask: {
    heading: "Would you like our letters?",
    text: confirmationWording.text,
    below: question("Yes, Please Write to Me"),
  },
  done: {
    heading: "Thank You!",
    text: "You are on our list, and we are glad to have you. Look for our next letter.",
    below: onward("To the garden", "/"),
  },
  unknown: {
    heading: unknownHeading,
    text: "It may be an older one, or have been cut short on its way to you. You can sign up again on our site.",
    below: onward("Sign up again", "/#newsletter"),
  },
} as const;

const leaving =
  "Press the button, and we will not write or text to you again. You can come back whenever you like.";

const unsubscribing = {
  title: "Unsubscribe",
  description: leaving,
  ornament: <Ornament name="leaf" className="w-14 text-gilt" />,
  standingOf: (state: State | undefined) => (state?.subscribed ? "ask" : "done"),
  ask: {
    heading: "Unsubscribe from our letters?",
    text: leaving,
    below: question("Unsubscribe"),
  },
  done: {
    heading: "You are unsubscribed",
    text: "We will not write to you again. Thank you for the time you spent with us.",
    below: onward(
      "To the garden",
      "/",
      <ButtonLink to="/#newsletter" variant="quiet">
        Subscribe again
      </ButtonLink>,
    ),
  },
  unknown: {
    heading: unknownHeading,
    // Whoever reads it wants to use the number and the address.
    text: (
      <>
        It may have been cut short on its way to you. Please open it from the letter once more, or
        call <PhoneLink /> or write to <EmailLink />, and we will take you off the list ourselves.
      </>
    ),
    below: onward("To the garden", "/"),
  },
} as const;
