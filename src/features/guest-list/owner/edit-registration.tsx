import { useEffect } from "react";
import { Link, useParams } from "react-router";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { statusLabels } from "#features/registrations/statuses.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { dashboardPath, useOwnerSession } from "#shared/browser/admin-session.ts";
import { fullTime } from "#shared/browser/relative-time.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { prepareToasts } from "#ui/show-toast.ts";
import { registrationPath } from "./queries.ts";
import { RegistrationEditor } from "./registration-editor.tsx";

/** The screen that edits one registration. */
export default function EditRegistration() {
  const { id = "" } = useParams();
  const signedIn = useOwnerSession();
  const { data, error, refetch } = useAdminQuery<RegistrationForOwner>(registrationPath(id), {
    signedIn,
    fresh: true,
  });
  useEffect(prepareToasts, []);

  function contents() {
    if (data) {
      return (
        <>
          <p className="mb-5 text-ink-soft">
            {data.eventTitle ?? "Unknown Event"}. Status: {statusLabels[data.status]}.{" "}
            <Link to={`${dashboardPath}?change-status=${data.id}`} className="font-semibold">
              Change the status
            </Link>
          </p>
          <RegistrationEditor key={data.id} registration={data} />
        </>
      );
    }
    if (!error) return <LoadingText>Loading registration data...</LoadingText>;
    if (error instanceof HttpError && error.status === 404) {
      return <EmptyState title="Registration not found" />;
    }
    return (
      <ErrorState
        message="Failed to load registration data. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }

  return (
    <AdminPage
      title="Edit Registration"
      path={`/edit-registration/${id}`}
      actions={
        <ButtonLink variant="secondary" to={dashboardPath}>
          Back to Dashboard
        </ButtonLink>
      }
    >
      <section className="card admin-card mx-auto max-w-[44rem]" aria-label="Registration">
        {contents()}
        <footer className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-rule pt-[0.85rem] text-small text-ink-soft">
          <p>
            Last updated:{" "}
            {data?.createdAt ? (
              <time dateTime={data.createdAt}>{fullTime(data.createdAt)}</time>
            ) : (
              "N/A"
            )}
          </p>
        </footer>
      </section>
    </AdminPage>
  );
}
