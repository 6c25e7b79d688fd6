import { type ReactNode, useState } from "react";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { atNursery, momentInWords } from "#shared/both/nursery-time.ts";
import { defaultHours, type PublicSiteDetails } from "#shared/both/site-details.ts";
import {
  adminRequest,
  ifUnchanged,
  isOvertaken,
  useAdminQuery,
} from "#shared/browser/admin-request.ts";
import { deleteFormDraft } from "#shared/browser/form-drafts.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { FormWithPreview, PreviewFrame } from "#ui/owner/form-with-preview.tsx";
import { HistoryOfThing } from "#ui/owner/history-of-thing.tsx";
import { OwnerForm } from "#ui/owner/owner-form.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { DiscardQuestion } from "#ui/owner/unsaved-changes.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import { showFailure, showToast } from "#ui/show-toast.ts";
import { SiteContext, useSite } from "#ui/use-site.ts";
import type { EarlierDetails, SiteDetailsForOwner } from "../answers.ts";
import { faqPlaces } from "../faq-places.ts";
import { detailLabels, SiteDetails } from "../inputs.ts";
import { LinkedText } from "../pages/contact-links-in-text.tsx";
import { SiteFields } from "./site-fields.tsx";

const siteDetailsPath = "/api/admin/site";
const draftName = "site-details";
/** What every page reads; by its path alone, because a file shared with every page costs each some bytes. */
const publicPath = "/api/site";

/** The screen that edits the nursery's details, with a preview and the earlier versions. */
export default function AdminSite() {
  const read = useAdminQuery<SiteDetailsForOwner>(siteDetailsPath, { fresh: true });
  return (
    <AdminPage title="Site Details" path="/admin-site">
      <WhenRead read={read} failed="The details could not be loaded. Please try again.">
        {(details) => <DetailsEditor key={details.version} details={details} />}
      </WhenRead>
    </AdminPage>
  );
}

/** Shows what was published: the form restarts from it, without the earlier draft. */
function show(saved: SiteDetailsForOwner): void {
  deleteFormDraft(draftName);
  browserStore().set(siteDetailsPath, saved);
  // Updates this page's header and footer, too. If that fails, the next full load does.
  requestJson<PublicSiteDetails>("GET", publicPath).then(
    (site) => browserStore().set(publicPath, site),
    () => undefined,
  );
}

function DetailsEditor({ details }: { details: SiteDetailsForOwner }) {
  const [asked, setAsked] = useState<number>();
  const [, act] = useAction();
  const returnTo = (id: number) =>
    act(
      async () => {
        const path = `${siteDetailsPath}/return/${id}`;
        show(await adminRequest("POST", path, ifUnchanged(details.version)));
        showToast({ title: "Published", description: "The earlier details stand again." });
      },
      async (error) => {
        if (!isOvertaken(error)) {
          return showFailure("The earlier details could not be published. Please try again.");
        }
        showFailure("Somebody else published meanwhile. Please look at it again.");
        return browserStore().refresh(siteDetailsPath);
      },
    );
  const form = useOwnerForm({
    draft: draftName,
    item: details,
    valuesOf,
    schema: SiteDetails,
    async save(body, unchanged) {
      show(await adminRequest("PUT", siteDetailsPath, { body, ...unchanged }));
      return body;
    },
    readAgain: () => adminRequest<SiteDetailsForOwner>("GET", siteDetailsPath),
    says: {
      failed: "The details could not be published. Please try again.",
      gone: "The details are no longer there.",
      unreadable: "The details could not be loaded. Please try again.",
    },
    onSaved({ noticeFrom = "" }) {
      const waits = noticeFrom > atNursery(Date.now()).slice(0, 10);
      const notice = waits ? `; the notice from ${formatEventDate(noticeFrom)}` : "";
      showToast({ title: "Published", description: `Every page says it from now on${notice}.` });
    },
  });
  return (
    <>
      <FormWithPreview
        className="card admin-card mt-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] [&_textarea]:field-sizing-content [&_textarea]:min-h-18"
        preview={<SitePreview values={form.values} />}
      >
        {(toggle) => (
          <OwnerForm form={form} submit="Publish" busyLabel="Publishing..." actions={toggle}>
            <SiteFields field={form.field} />
            <p className="text-small text-ink-soft">
              A field that is left empty goes back to what it was when the site was set up.
            </p>
          </OwnerForm>
        )}
      </FormWithPreview>
      <SiteHistory
        history={details.history}
        onReturn={(id) => (form.isUnsaved() ? setAsked(id) : void returnTo(id))}
      />
      <HistoryOfThing kind="site" thing="details" isUnsaved={form.isUnsaved} />
      {asked !== undefined && (
        <DiscardQuestion
          onDiscard={() => {
            setAsked(undefined);
            void returnTo(asked);
          }}
          onKeep={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function valuesOf(details: SiteDetailsForOwner | undefined): Record<keyof SiteDetails, string> {
  const names = Object.keys(detailLabels) as (keyof SiteDetails)[];
  return Object.fromEntries(names.map((name) => [name, details?.[name] ?? ""])) as Record<
    keyof SiteDetails,
    string
  >;
}

function SiteHistory({
  history,
  onReturn,
}: {
  history: readonly EarlierDetails[];
  onReturn: (id: number) => void;
}) {
  if (history.length === 0) return null;
  return (
    <section className="card admin-card mt-5" aria-labelledby="site-history">
      <h2 id="site-history" className="text-title">
        Before
      </h2>
      <ul className="admin-list mt-3">
        {history.map(({ id, createdAt, differs }) => {
          const when = createdAt ? momentInWords(createdAt) : "As it was set up";
          return (
            <li key={id}>
              <span className="grow">
                {when}
                <span className="block text-small text-ink-soft">
                  Otherwise than now: {differs.join(", ")}
                </span>
              </span>
              <RowAction onClick={() => onReturn(id)}>
                Return to this<span className="sr-only">: {when}</span>
              </RowAction>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A preview of the details before publishing; below it, the texts of /location, /contact and /cemetery. */
function SitePreview({ values }: { values: Readonly<Record<keyof SiteDetails, string>> }) {
  const { notice, noticeUntil, brand, tagline, hours, phone, email } = values;
  return (
    <SiteContext value={{ ...useSite(), phone, email }}>
      <PreviewFrame>
        <p className="caps text-gilt-ink">Preview</p>
        {notice.trim() && (
          <p className="site-notice mt-3">
            {notice}
            <span className="sr-only">, until {noticeUntil}</span>
          </p>
        )}
        <p className="brand-name mt-4">{brand}</p>
        <p className="brand-tagline caps">{tagline}</p>
        <dl className="mt-4 grid gap-2">
          <Line label="Hours">{hours.trim() || defaultHours}</Line>
          <Line label="Phone">
            <PhoneLink className="touch-link" />
          </Line>
          <Line label="Email">
            <EmailLink />
          </Line>
        </dl>
        <div className="mt-5 grid gap-3 border-t border-rule pt-4 whitespace-pre-line">
          <p>{values.region}</p>
          <p>{values.directions}</p>
          <dl className="grid gap-2">
            {faqPlaces.map((place) => (
              <Line key={place} label={values[`question${place}`]}>
                <LinkedText text={values[`answer${place}`]} />
              </Line>
            ))}
          </dl>
          <p>
            <LinkedText text={values.appeal} />
          </p>
        </div>
      </PreviewFrame>
    </SiteContext>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}
