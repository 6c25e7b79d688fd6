import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useParams,
} from "react-router";
import { eventPath, registerPath } from "#features/events/rules.ts";
import { deadlineInWords } from "#shared/both/nursery-time.ts";
import { loadQuery, prefetchPage, usePageQuery } from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { focusOfAnswer, useFocusAfterAction } from "#ui/focus-after-action.ts";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import type { OwnRegistration } from "../answers.ts";
import { CancelForm, OfferForms } from "./own-answers.tsx";
import { OwnChangeForm } from "./own-change-form.tsx";
import { OwnFacts } from "./own-facts.tsx";
import { ownPath, ownQuery } from "./own-queries.ts";
import { ownPage, statusInWords } from "./own-texts.ts";
import { postOwnChange } from "./post-own-change.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const registration = await loadQuery(context, ownQuery(params["key"] ?? ""));
  return data(null, { status: registration === null ? 404 : 200 });
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  prefetchPage(ownQuery(params["key"] ?? ""));

/** Every change is a post: opening the link changes nothing, because mail programs open links, too. */
export function action({ request, context, params }: ActionFunctionArgs) {
  return postOwnChange(request, context, params["key"] ?? "");
}

/** What the link in a letter opens: one's own registration, to look at, change or cancel. */
export default function OwnRegistrationPage() {
  const { key = "" } = useParams();
  useFocusAfterAction();
  const posted = useActionData<typeof action>();
  const { data: registration, isPending, isError, refetch } = usePageQuery(ownQuery(key));
  return (
    <div className="page-x max-w-text pt-8 pb-16 sm:pt-12 print:pt-0">
      <PageHead
        title={ownPage.title}
        description={ownPage.description}
        path="/registration"
        noIndex
      />
      <h1 {...focusOfAnswer(posted !== undefined)}>
        {registration === null ? ownPage.unknown.heading : ownPage.title}
      </h1>
      {isPending && <LoadingText>{ownPage.loading}</LoadingText>}
      {isError && <ErrorState message={ownPage.failed} onRetry={() => void refetch()} />}
      {registration === null && (
        <div className="mt-4">
          <p className="max-w-measure font-serif text-lead">{ownPage.unknown.text}</p>
          <p className="mt-3 flex flex-wrap gap-x-6">
            <PhoneLink className="inline-flex min-h-11 items-center" />
            <EmailLink className="inline-flex min-h-11 items-center" />
          </p>
        </div>
      )}
      {registration && (
        <>
          {posted?.message && (
            <p role="alert" className="field-error mt-4">
              {posted.message}
            </p>
          )}
          <Standing registration={registration} path={ownPath(key)} />
          {registration.mayChange && (
            <OwnChangeForm
              registration={registration}
              path={ownPath(key)}
              posted={posted}
              onChanged={refetch}
            />
          )}
          {registration.mayCancel && <CancelForm status={registration.status} />}
        </>
      )}
    </div>
  );
}

/** How it stands, what it is for, and what can be answered to it. */
function Standing({ registration, path }: { registration: OwnRegistration; path: string }) {
  const { event, status, isCalledOff, mayChange, mayCancel } = registration;
  const until = registration.offerExpiresAt ? deadlineInWords(registration.offerExpiresAt) : "";
  const isComing = status === "registered" && !isCalledOff;
  return (
    <Card
      as="section"
      id="standing"
      tabIndex={-1}
      aria-label="How it stands"
      className="mt-5 p-6 sm:p-8"
    >
      <p className="font-serif text-lead" data-status={status}>
        {isCalledOff && status !== "cancelled"
          ? ownPage.calledOff
          : statusInWords(registration, until)}
      </p>
      {status === "offered" && !isCalledOff && <OfferForms />}
      <OwnFacts registration={registration} />
      <p className="mt-5 flex flex-wrap gap-x-7 gap-y-2 [&>.button-quiet]:-mx-2">
        {isComing && event && (
          <a href={`${path}/event.ics`} className="button button-secondary">
            {ownPage.calendar}
          </a>
        )}
        {event && (
          <ButtonLink to={eventPath(event)} variant="quiet">
            {ownPage.eventLink}
          </ButtonLink>
        )}
        {status === "cancelled" && event?.takesRegistrations && (
          <ButtonLink to={registerPath(event)} variant="quiet">
            {ownPage.again}
          </ButtonLink>
        )}
      </p>
      {isComing && !mayChange && !mayCancel && <p className="text-ink-soft">{ownPage.tooLate}</p>}
    </Card>
  );
}
