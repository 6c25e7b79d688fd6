import { useEffect, useState } from "react";
import {
  adminRequest,
  ifUnchanged,
  isOvertaken,
  isSignedOut,
  useAdminQuery,
} from "#platform/browser/admin-request.ts";
import { signOut, useOwnerSession } from "#platform/browser/admin-session.ts";
import { requestJson } from "#platform/browser/http-client.ts";
import { useOwnerForm } from "#platform/browser/owner-form.ts";
import { browserStore } from "#platform/browser/page-queries.ts";
import type { SiteSettings } from "#platform/shared/site-settings.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { FormActions } from "#ui/owner/form-actions.tsx";
import { FormNotices } from "#ui/owner/form-notices.tsx";
import { FormWithPreview } from "#ui/owner/form-with-preview.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { UnsavedWork } from "#ui/owner/unsaved.tsx";
import { prepareToasts, showFailure, showToast } from "#ui/toast.ts";
import { detailLabels, faqPlaces, SiteDetails, type SiteDetailsForOwner } from "../contract.ts";
import { SiteHistory } from "./site-history.tsx";
import { SitePreview } from "./site-preview.tsx";

const siteDetailsPath = "/api/admin/site";
/** What every page reads; by its path alone, because a file shared with every page costs each some bytes. */
const publicPath = "/api/site";

/** The screen that edits the nursery's details, with a preview and the earlier versions. */
export default function AdminSite() {
  const signedIn = useOwnerSession();
  const { data, isError, refetch } = useAdminQuery<SiteDetailsForOwner>(siteDetailsPath, {
    signedIn,
    fresh: true,
  });
  const [round, setRound] = useState(0);
  useEffect(prepareToasts, []);

  function show(saved: SiteDetailsForOwner) {
    browserStore().set(siteDetailsPath, saved);
    setRound((before) => before + 1);
    // Header and footer of this very page say it, too. Where that fails, the next full load does.
    requestJson<SiteSettings>("GET", publicPath).then(
      (site) => browserStore().set(publicPath, site),
      () => undefined,
    );
  }

  async function returnTo(id: number) {
    try {
      const path = `${siteDetailsPath}/return/${id}`;
      show(await adminRequest("POST", path, ifUnchanged(data?.version)));
      showToast({ title: "Published", description: "The earlier details stand again." });
    } catch (error) {
      if (isSignedOut(error)) return;
      if (!isOvertaken(error)) {
        showFailure("The earlier details could not be published. Please try again.");
        return;
      }
      showFailure("Somebody else published meanwhile. Please look at it again.");
      await refetch();
      setRound((before) => before + 1);
    }
  }

  return (
    <AdminPage title="Site Details" path="/admin-site" onLogout={signOut}>
      {data ? (
        <>
          <DetailsForm key={round} details={data} onPublished={show} />
          <SiteHistory history={data.history} onReturn={(id) => void returnTo(id)} />
        </>
      ) : isError ? (
        <ErrorState
          message="The details could not be loaded. Please try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingText>Loading...</LoadingText>
      )}
    </AdminPage>
  );
}

function DetailsForm({
  details,
  onPublished,
}: {
  details: SiteDetailsForOwner;
  onPublished: (saved: SiteDetailsForOwner) => void;
}) {
  const form = useOwnerForm({
    draft: "site-details",
    item: details,
    valuesOf,
    schema: SiteDetails,
    async save(body, unchanged) {
      const saved = await adminRequest<SiteDetailsForOwner>("PUT", siteDetailsPath, {
        body,
        ...unchanged,
      });
      onPublished(saved);
    },
    readAgain: () => adminRequest<SiteDetailsForOwner>("GET", siteDetailsPath),
    says: {
      failed: "The details could not be published. Please try again.",
      overtaken: "Somebody else published meanwhile.",
      gone: "The details are no longer there.",
      unreadable: "The details could not be loaded. Please try again.",
    },
    onFailure: showFailure,
    onSaved: () =>
      showToast({ title: "Published", description: "Every page says it from now on." }),
  });
  const { props, field, values, busy, isChanged, isUnsaved, notices } = form;
  return (
    <FormWithPreview
      className="card admin-card admin-split"
      preview={<SitePreview values={values} />}
    >
      {(toggle) => (
        <form {...props} noValidate className="owner-form">
          <FormNotices {...notices} />
          <TextField
            label="Notice over every page"
            optional
            hint="For example: Closed for Holy Week"
            {...field("notice")}
          />
          <TextField
            label="Until and including"
            type="date"
            hint="After that day it goes by itself."
            className="admin-number"
            {...field("noticeUntil")}
          />
          <TextField label={detailLabels.phone} type="tel" {...field("phone")} />
          <TextField label={detailLabels.email} type="email" {...field("email")} />
          <TextAreaField label={detailLabels.hours} rows={3} {...field("hours")} />
          <TextField label={detailLabels.brand} {...field("brand")} />
          <TextField label={detailLabels.tagline} {...field("tagline")} />
          <TextField label={detailLabels.facebook} type="url" {...field("facebook")} />
          <TextField label={detailLabels.instagram} type="url" {...field("instagram")} />
          <TextField label={detailLabels.pinterest} type="url" {...field("pinterest")} />
          <TextField label={detailLabels.youtube} type="url" {...field("youtube")} />
          <h2 className="text-title">Finding the nursery</h2>
          <TextAreaField label={detailLabels.region} rows={3} {...field("region")} />
          <TextAreaField label={detailLabels.directions} rows={3} {...field("directions")} />
          <h2 className="text-title">Questions on the contact page</h2>
          <p className="text-small text-ink-soft">
            {"{phone}, {email} and {events} become links. The first answer says what is delivered."}
          </p>
          {faqPlaces.map((place) => (
            <div key={place} className="grid gap-3">
              <TextField
                label={detailLabels[`question${place}`]}
                optional={place > 4}
                {...field(`question${place}`)}
              />
              <TextAreaField
                label={detailLabels[`answer${place}`]}
                optional={place > 4}
                rows={3}
                {...field(`answer${place}`)}
              />
            </div>
          ))}
          <h2 className="text-title">Cemetery</h2>
          <TextAreaField label={detailLabels.appeal} rows={3} {...field("appeal")} />
          <p className="text-small text-ink-soft">
            A field that is left empty goes back to what it was when the site was set up.
          </p>
          <FormActions>
            {toggle}
            <Button type="submit" busy={busy} busyLabel="Publishing...">
              Publish
            </Button>
          </FormActions>
          <UnsavedWork isChanged={isChanged} isUnsaved={isUnsaved} />
        </form>
      )}
    </FormWithPreview>
  );
}

function valuesOf(details: SiteDetailsForOwner | undefined): Record<keyof SiteDetails, string> {
  const names = Object.keys(detailLabels) as (keyof SiteDetails)[];
  return Object.fromEntries(names.map((name) => [name, details?.[name] ?? ""])) as Record<
    keyof SiteDetails,
    string
  >;
}
