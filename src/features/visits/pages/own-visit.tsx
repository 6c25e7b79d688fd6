import { type ActionFunctionArgs, Link, redirect, useActionData, useParams } from "react-router";
import { pageApi } from "#shared/both/page-rendering-context.ts";
import { type PostedForm, readPostedForm } from "#shared/browser/form-without-javascript.ts";
import {
  clientLoaderOf,
  getQueryOrNull,
  loaderOf,
  usePageQuery,
} from "#shared/browser/page-queries.ts";
import { Button } from "#ui/button.tsx";
import { CancelQuestion } from "#ui/cancel-question.tsx";
import { Card, Fact } from "#ui/card.tsx";
import { Problem, TextAreaField } from "#ui/field.tsx";
import { focusOfAnswer } from "#ui/focus-after-action.ts";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import type { OwnVisit } from "../answers.ts";
import { appointmentInWords, placeInWords } from "../appointment-in-words.ts";

const title = "Your Visit";
const ownPath = (key: string) => `/api/visits/own/${encodeURIComponent(key)}`;
const ownQuery = (key: string) => getQueryOrNull<OwnVisit>(ownPath(key));

const queryOf = ({ params }: Pick<ActionFunctionArgs, "params">) => ownQuery(params["key"] ?? "");
export const loader = loaderOf(queryOf);
export const clientLoader = clientLoaderOf(queryOf);

/** Cancels, or asks for other days, by a plain post: opening the link changes nothing, as mail programs open links, too. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const key = params["key"] ?? "";
  const posted = await readPostedForm(request, ["answer", "days"], ({ answer, days }) =>
    answer === "cancel"
      ? context.get(pageApi).post(`${ownPath(key)}/cancel`, {})
      : context.get(pageApi).post(`${ownPath(key)}/other-days`, { days }),
  );
  // So that a reload posts nothing again; where it stands now has the focus then.
  if (posted.data.kept) throw redirect(`/visit/${encodeURIComponent(key)}#standing`, 303);
  return posted;
}

/** What the link in a letter about a visit opens: when it is, another day to ask for, and cancelling it. */
export default function OwnVisitPage() {
  const { key = "" } = useParams();
  const posted = useActionData<typeof action>();
  const read = usePageQuery(ownQuery(key));
  const { data: visit } = read;
  return (
    <div className="page-x max-w-text pt-8 pb-16 sm:pt-12">
      <PageHead title={title} description="Your visit to our garden." />
      <h1 {...focusOfAnswer(posted !== undefined)}>{visit === null ? "Visit Not Found" : title}</h1>
      <WhenRead
        read={read}
        loading="Loading your visit..."
        failed="Your visit could not be loaded. Please try again."
      />
      {visit === null && (
        <div className="mt-4">
          <p className="max-w-measure font-serif text-lead">
            This link opens no visit. It may have been cut short on its way. Please open the link of
            our letter again, or ask us:
          </p>
          <p className="mt-3 flex flex-wrap gap-x-6">
            <PhoneLink className="inline-flex min-h-11 items-center" />
            <EmailLink className="inline-flex min-h-11 items-center" />
          </p>
        </div>
      )}
      {visit && (
        <>
          <Problem role="alert" className="mt-4">
            {posted?.message}
          </Problem>
          <Standing visit={visit} calendar={`${ownPath(key)}/visit.ics`} />
          {(visit.mayChange || posted?.values["days"]) && (
            <OtherDaysForm {...{ posted, mayChange: visit.mayChange }} />
          )}
          {visit.mayChange && (
            <CancelQuestion label="Cancel the visit">
              Nobody waits for you then. You can ask for another visit whenever you like.
            </CancelQuestion>
          )}
        </>
      )}
    </div>
  );
}

function standingInWords({ cancelledBy, otherDays, mayChange }: OwnVisit): string {
  if (cancelledBy === "visitor") return "You have cancelled this visit. Nobody waits for you.";
  if (cancelledBy === "owner")
    return "We are sorry: this visit cannot take place. Please write or call us for another day.";
  if (!mayChange) return "This visit is past. Thank you for coming.";
  return otherDays
    ? "You asked for another day. This time stands until you hear from us."
    : "We look forward to your visit.";
}

function Standing({ visit, calendar }: { visit: OwnVisit; calendar: string }) {
  const { fullName, at, minutes, otherDays, plantsLink, cancelledBy, mayChange } = visit;
  const { brand, texts } = useSite();
  return (
    <Card id="standing" tabIndex={-1} aria-label="How it stands" className="mt-5 p-6 sm:p-8">
      <p className="font-serif text-lead">{standingInWords(visit)}</p>
      <dl className="mt-5 grid gap-x-6 gap-y-2 border-y border-rule py-4 [&>div]:contents sm:grid-cols-[9.5rem_1fr] [&_dd]:wrap-anywhere max-sm:[&_dd]:mb-2">
        <Fact label="When">
          <strong className={cancelledBy ? "line-through" : undefined}>
            <time dateTime={at}>{appointmentInWords(at, minutes)}</time>
          </strong>
        </Fact>
        <Fact label="Where">{placeInWords(brand, texts?.region)}</Fact>
        <Fact label="Who">{fullName}</Fact>
        <Fact label="You asked for">{otherDays}</Fact>
        {plantsLink && (
          <Fact label="Plants">
            <Link to={plantsLink}>Your list</Link>
          </Fact>
        )}
        <Fact label="Questions">
          <span className="flex flex-wrap gap-x-5">
            <PhoneLink />
            <EmailLink />
          </span>
        </Fact>
      </dl>
      <p className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-2">
        {mayChange && (
          <a href={calendar} className="button button-secondary">
            Add to calendar
          </a>
        )}
        <Link to="/location" className="touch-link">
          How to find us
        </Link>
      </p>
    </Card>
  );
}

function OtherDaysForm({
  posted,
  mayChange,
}: Pick<OwnVisit, "mayChange"> & { posted: PostedForm | undefined }) {
  const issue = posted?.issues.find(({ path }) => path === "days")?.message;
  return (
    <details
      className="mt-8 border-t border-rule pt-3"
      open={issue !== undefined || Boolean(posted?.values["days"])}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-marian">
        Ask for another day
      </summary>
      <form method="post" className="mt-2 grid max-w-measure gap-4">
        <TextAreaField
          label="Days That Suit You Better"
          name="days"
          rows={2}
          required
          maxLength={300}
          defaultValue={posted?.values["days"]}
          hint={mayChange && "The time above stands until we answer."}
          error={issue}
        />
        <p>
          <Button type="submit" name="answer" value="other-days" variant="secondary">
            Ask for Another Day
          </Button>
        </p>
      </form>
    </details>
  );
}
