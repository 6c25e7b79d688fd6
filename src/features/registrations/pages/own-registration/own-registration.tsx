import {
  type ActionFunctionArgs,
  redirect,
  useActionData,
  useNavigate,
  useParams,
} from "react-router";
import { eventPath, registerPath } from "#features/events/event-addresses.ts";
import { peopleCount, placesCount } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { deadlineInWords } from "#shared/both/nursery-time.ts";
import { pageApi } from "#shared/both/page-rendering-context.ts";
import { readPostedForm } from "#shared/browser/form-without-javascript.ts";
import {
  clientLoaderOf,
  getQueryOrNull,
  loaderOf,
  usePageQuery,
} from "#shared/browser/page-queries.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CancelQuestion } from "#ui/cancel-question.tsx";
import { Card, Fact } from "#ui/card.tsx";
import { Problem } from "#ui/field.tsx";
import { focusOfAnswer, useFocusAfterAction } from "#ui/focus-after-action.ts";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import type { OwnRegistration } from "../../answers.ts";
import { fieldNames } from "../../registration-fields.ts";
import { calledOffSentence } from "../../statuses.ts";
import { notLoaded, OwnChangeForm } from "./change-form.tsx";

const title = "Your Registration";
const ownPath = (key: string) => `/api/registrations/${encodeURIComponent(key)}`;
const ownQuery = (key: string) => getQueryOrNull<OwnRegistration>(ownPath(key));

const queryOf = ({ params }: Pick<ActionFunctionArgs, "params">) => ownQuery(params["key"] ?? "");
export const loader = loaderOf(queryOf);
export const clientLoader = clientLoaderOf(queryOf);

const names = ["answer", "version", ...fieldNames, "attendeesCount"] as const;
const answers = ["accept", "decline", "cancel"];

/** Opening the link changes nothing, only a post does: mail programs open links. A success redirects, against reloads. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { key = "" } = params;
  let link = `/registration/${encodeURIComponent(key)}`;
  const posted = await readPostedForm(request, names, async (sent) => {
    const { answer, version, ...values } = sent;
    const api = context.get(pageApi);
    if (answers.includes(answer)) return api.post(`${ownPath(key)}/${answer}`, {});
    const attendeesCount = values.attendeesCount.trim() ? Number(values.attendeesCount) : null;
    const headers = version ? { "If-Match": `"${Number(version)}"` } : {};
    const body = { ...values, attendeesCount };
    ({ link } = await api.post<OwnRegistration>(ownPath(key), body, headers));
  });
  // The page now shows what is saved, so the next submission builds on that version.
  if (posted.init?.status === 412) delete posted.data.values["version"];
  // The status gets the focus then.
  if (posted.data.kept) throw redirect(`${link}#standing`, 303);
  return posted;
}

/** The page behind a letter's link: one's own registration, to view, change or cancel. */
export default function OwnRegistrationPage() {
  const { key = "" } = useParams();
  useFocusAfterAction();
  const navigate = useNavigate();
  const posted = useActionData<typeof action>();
  const { data: registration, isPending, isError, refetch } = usePageQuery(ownQuery(key));
  return (
    <div className="page-x max-w-text pt-8 pb-16 sm:pt-12 print:pt-0">
      <PageHead title={title} description="Your registration for an event in our garden." />
      <h1 {...focusOfAnswer(posted !== undefined)}>
        {registration === null ? "Registration Not Found" : title}
      </h1>
      {isPending && <LoadingText>Loading your registration...</LoadingText>}
      {isError && <ErrorState message={notLoaded} onRetry={refetch} />}
      {registration === null && (
        <div className="mt-4">
          <p className="max-w-measure font-serif text-lead">
            This link opens no registration. It may have been cut short on its way, or replaced by a
            newer one. Please open the link of the newest letter from us, or ask us:
          </p>
          <p className="mt-3 flex flex-wrap gap-x-6">
            <PhoneLink className="inline-flex min-h-11 items-center" />
            <EmailLink className="inline-flex min-h-11 items-center" />
          </p>
        </div>
      )}
      {registration && (
        <>
          <Problem role="alert" className="mt-4">
            {posted?.message}
          </Problem>
          <Standing registration={registration} path={ownPath(key)} />
          {registration.mayChange && (
            <OwnChangeForm
              registration={registration}
              path={ownPath(key)}
              posted={posted}
              onChanged={refetch}
              onMoved={(link) => void navigate(link, { replace: true })}
            />
          )}
          {registration.mayCancel && (
            <CancelQuestion
              label={
                registration.status === "waiting"
                  ? "Leave the waiting list"
                  : "Cancel your registration"
              }
              className="mt-8 print:hidden"
            >
              Nobody of your party will come, and others can have the places.
            </CancelQuestion>
          )}
        </>
      )}
    </div>
  );
}

function Standing({ registration, path }: { registration: OwnRegistration; path: string }) {
  const { event, status, isCalledOff, mayChange, mayCancel } = registration;
  const until = registration.offerExpiresAt ? deadlineInWords(registration.offerExpiresAt) : "";
  const isComing = status === "registered" && !isCalledOff;
  return (
    <Card id="standing" tabIndex={-1} aria-label="How it stands" className="mt-5 p-6 sm:p-8">
      <p className="font-serif text-lead" data-status={status}>
        {isCalledOff && status !== "cancelled"
          ? calledOffSentence
          : statusInWords(registration, until)}
      </p>
      {status === "offered" && !isCalledOff && <OfferForms />}
      <OwnFacts registration={registration} />
      <p className="mt-5 flex flex-wrap gap-x-7 gap-y-2 [&>.button-quiet]:-mx-2">
        {isComing && event && (
          <a href={`${path}/event.ics`} className="button button-secondary">
            Add to calendar
          </a>
        )}
        {event && (
          <ButtonLink to={eventPath(event)} variant="quiet">
            About the event
          </ButtonLink>
        )}
        {status === "cancelled" && event?.takesRegistrations && (
          <ButtonLink to={registerPath(event)} variant="quiet">
            Register again
          </ButtonLink>
        )}
      </p>
      {isComing && !mayChange && !mayCancel && (
        <p className="text-ink-soft">
          It is too late to change this registration here. Please call us.
        </p>
      )}
    </Card>
  );
}

/** The status as a sentence. `until`: the deadline of an offer, in words. */
function statusInWords(
  { status, cancelledBy, mayChange, attendeesCount, attendeesMost }: OwnRegistration,
  until: string,
): string {
  switch (status) {
    case "registered":
      return "You are registered. We look forward to seeing you!";
    case "waiting":
      if (mayChange && attendeesCount > attendeesMost) {
        return `You are on the waiting list, but this event has ${placesCount(attendeesMost)} in all. Please enter fewer people below, or call us.`;
      }
      return "You are on the waiting list. We will write to you when there are places for your party.";
    case "offered":
      return `There are places for you, held until ${until}. Would you like to have them?`;
    case "came":
      return "Thank you for coming. It was good to have you with us.";
    case "cancelled":
      if (cancelledBy === "lapse") {
        return "The places that we offered you were not taken in time, and went to the next party.";
      }
      return cancelledBy === "owner"
        ? "This registration has been cancelled by us. Please call us if you have questions."
        : "You have cancelled this registration. Thank you for telling us.";
  }
}

function OwnFacts({ registration }: { registration: OwnRegistration }) {
  const { event, eventTitle, fullName, email, attendeesCount } = registration;
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-2 border-y border-rule py-4 [&>div]:contents sm:grid-cols-[9.5rem_1fr] [&_dd]:wrap-anywhere max-sm:[&_dd]:mb-2">
      <Fact label="Event">
        <strong>{eventTitle}</strong>
      </Fact>
      {event && (
        <>
          <Fact label="When">
            <time dateTime={event.date}>{formatEventDate(event.date)}</time>,{" "}
            <span className="inline-block">{event.time}</span>
          </Fact>
          <Fact label="Where">{event.location}</Fact>
          <Fact label="Cost">{event.cost}</Fact>
          <Fact label="Good to know">{event.notes}</Fact>
        </>
      )}
      <Fact label="Your party">
        {fullName}, {peopleCount(attendeesCount)}
      </Fact>
      <Fact label="Letters go to">{email}</Fact>
      <Fact label="Questions">
        <span className="flex flex-wrap gap-x-5">
          <PhoneLink />
          <EmailLink />
        </span>
      </Fact>
    </dl>
  );
}

function OfferForms() {
  return (
    <form method="post" className="mt-4 flex flex-wrap gap-3">
      <Button type="submit" name="answer" value="accept">
        Take the places
      </Button>
      <Button type="submit" name="answer" value="decline" variant="secondary">
        Decline the places
      </Button>
    </form>
  );
}
