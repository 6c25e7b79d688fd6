import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useParams,
} from "react-router";
import { pageApi } from "#shared/both/page-api.ts";
import { loadQuery, prefetchPage, usePageQuery } from "#shared/browser/page-queries.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { focusOfAnswer } from "#ui/focus-after-action.ts";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { subscriptionQuery } from "./queries.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const state = await loadQuery(context, subscriptionQuery(params["token"] ?? ""));
  return data(null, { status: state === null ? 404 : 200 });
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  prefetchPage(subscriptionQuery(params["token"] ?? ""));

/** The button. The page is then rendered anew, and says what is so. */
export function action({ context, params }: ActionFunctionArgs) {
  return subscriptionQuery(params["token"] ?? "").read((path) =>
    context.get(pageApi).post(path, {}),
  );
}

const ask = {
  heading: "Unsubscribe from our letters?",
  text: "Press the button, and we will not write or text to you again. You can come back whenever you like.",
} as const;
const done = {
  heading: "You are unsubscribed",
  text: "We will not write to you again. Thank you for the time you spent with us.",
} as const;
const unknown = {
  heading: "We do not know this link",
  // Whoever reads it wants to use the number and the address.
  text: (
    <>
      It may have been cut short on its way to you. Please open it from the letter once more, or
      call <PhoneLink /> or write to <EmailLink />, and we will take you off the list ourselves.
    </>
  ),
} as const;

/** What the link in a letter leads to. Opening it does nothing: mail programs open links, too. */
export default function Unsubscribe() {
  const { token = "" } = useParams();
  const posted = useActionData<typeof action>();
  const { data: state, isError, refetch } = usePageQuery(subscriptionQuery(token));
  const words = state === null ? unknown : state?.subscribed ? ask : done;
  return (
    <div className="page-x max-w-text py-14 text-center sm:py-24">
      <PageHead title="Unsubscribe" description={ask.text} path="/unsubscribe" noIndex />
      {state === undefined && !isError && <LoadingText>One moment...</LoadingText>}
      {isError && (
        <>
          <h1>Unsubscribe</h1>
          <ErrorState
            message="We could not reach our server. Please try again."
            onRetry={() => void refetch()}
          />
        </>
      )}
      {state !== undefined && (
        <>
          <Ornament name="leaf" className="w-14 text-gilt" />
          <h1 className="mt-5" {...focusOfAnswer(posted !== undefined)}>
            {words.heading}
          </h1>
          <p className="mx-auto mt-4 max-w-measure font-serif text-lead text-ink-soft">
            {words.text}
          </p>
          {state?.subscribed ? (
            <form method="post" className="mt-8">
              <Button type="submit">Unsubscribe</Button>
            </form>
          ) : (
            <p className="mt-8 flex flex-wrap justify-center gap-4">
              <ButtonLink to="/" variant="secondary">
                To the garden
              </ButtonLink>
              {state && (
                <ButtonLink to="/#newsletter" variant="quiet">
                  Subscribe again
                </ButtonLink>
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}
