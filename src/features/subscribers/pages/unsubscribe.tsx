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
import { EmailLink, PhoneLink } from "#ui/contact-links.tsx";
import { focusOfAnswer } from "#ui/focus-after-action.ts";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { subscriptionQuery } from "./queries.ts";
import { unsubscribePage } from "./unsubscribe-texts.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const state = await loadQuery(context, subscriptionQuery(params["token"] ?? ""));
  return data(null, { status: state === null ? 404 : 200 });
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  prefetchPage(subscriptionQuery(params["token"] ?? ""));

/** The button. The page is then rendered anew, and says what is so. */
export async function action({ context, params }: ActionFunctionArgs) {
  const state = await subscriptionQuery(params["token"] ?? "").read((path) =>
    context.get(pageApi).post(path, {}),
  );
  return state;
}

/** What the link in a letter leads to. Opening it does nothing: mail programs open links, too. */
export default function Unsubscribe() {
  const { token = "" } = useParams();
  const posted = useActionData<typeof action>();
  const { data: state, isError, refetch } = usePageQuery(subscriptionQuery(token));
  const words =
    state === null
      ? unsubscribePage.unknown
      : state?.subscribed
        ? unsubscribePage.ask
        : unsubscribePage.done;

  return (
    <div className="page-x max-w-text py-14 text-center sm:py-24">
      <PageHead
        title={unsubscribePage.title}
        description={unsubscribePage.ask.text}
        path="/unsubscribe"
        noIndex
      />
      {state === undefined && !isError && <LoadingText>One moment...</LoadingText>}
      {isError && (
        <>
          <h1>{unsubscribePage.title}</h1>
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
            <Reachable text={words.text} />
          </p>
          {state?.subscribed ? (
            <form method="post" className="mt-8">
              <Button type="submit">{unsubscribePage.ask.buttonLabel}</Button>
            </form>
          ) : (
            <p className="mt-8 flex flex-wrap justify-center gap-4">
              <ButtonLink to="/" variant="secondary">
                {unsubscribePage.homeLabel}
              </ButtonLink>
              {state && (
                <ButtonLink to="/#newsletter" variant="quiet">
                  {unsubscribePage.againLabel}
                </ButtonLink>
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** A text with its `{phone}` and `{email}` as links: whoever reads it wants to use them. */
function Reachable({ text }: { text: string }) {
  return text.split(/(\{(?:phone|email)\})/).map((part) => {
    if (part === "{phone}") return <PhoneLink key={part} />;
    if (part === "{email}") return <EmailLink key={part} />;
    return part;
  });
}
