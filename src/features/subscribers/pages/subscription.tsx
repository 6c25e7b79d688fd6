import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useParams,
} from "react-router";
import { pageApi } from "#shared/both/page-api.ts";
import { fillIn } from "#shared/both/site-details.ts";
import { loadQuery, prefetchPage, usePageQuery } from "#shared/browser/page-queries.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { focusOfAnswer } from "#ui/focus-after-action.ts";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import { confirmationWording } from "../consent-wordings.ts";
import { confirmationQuery } from "./queries.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const state = await loadQuery(context, confirmationQuery(params["token"] ?? ""));
  return data(null, { status: state === null ? 404 : 200 });
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  prefetchPage(confirmationQuery(params["token"] ?? ""));

/** The button. The page is then rendered anew, and says what is so. */
export function action({ request: _request, context, params }: ActionFunctionArgs) {
  return confirmationQuery(params["token"] ?? "").read((path) =>
    context.get(pageApi).post(path, {}),
  );
}

/** What the mail that asks leads to. Opening it does nothing: mail programs open links, too. */
export default function Subscription() {
  const { token = "" } = useParams();
  const posted = useActionData<typeof action>();
  const site = useSite();
  const { data: state, isError, refetch } = usePageQuery(confirmationQuery(token));
  const heading =
    state === null
      ? "We do not know this link"
      : state?.confirmed
        ? "Thank You!"
        : "Would you like our letters?";
  const text =
    state === null
      ? "It may be an older one, or have been cut short on its way to you. You can sign up again on our site."
      : state?.confirmed
        ? "You are on our list, and we are glad to have you. Look for our next letter."
        : fillIn(confirmationWording.text, site);
  return (
    <div className="page-x max-w-text py-14 text-center sm:py-24">
      <PageHead
        title="Our Letters"
        description="Confirm that you would like our letters."
        path="/subscription"
        noIndex
      />
      {state === undefined && !isError && <LoadingText>One moment...</LoadingText>}
      {isError && (
        <>
          <h1>Our Letters</h1>
          <ErrorState
            message="We could not reach our server. Please try again."
            onRetry={() => void refetch()}
          />
        </>
      )}
      {state !== undefined && (
        <>
          <Ornament name="rose" className="w-12 text-rose" />
          <h1 className="mt-5" {...focusOfAnswer(posted !== undefined)}>
            {heading}
          </h1>
          <p className="mx-auto mt-4 max-w-measure font-serif text-lead text-ink-soft">{text}</p>
          {state && !state.confirmed ? (
            <form method="post" className="mt-8">
              <Button type="submit">Yes, Please Write to Me</Button>
            </form>
          ) : (
            <p className="mt-8">
              <ButtonLink to={state === null ? "/#newsletter" : "/"} variant="secondary">
                {state === null ? "Sign up again" : "To the garden"}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}
