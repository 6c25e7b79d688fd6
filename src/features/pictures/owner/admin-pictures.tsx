import { useEffect, useState } from "react";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { signOut, useOwnerSession } from "#shared/browser/admin-session.ts";
import { formDraftNames } from "#shared/browser/form-drafts.ts";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { prepareToasts } from "#ui/show-toast.ts";
import type { PictureForOwner } from "../answers.ts";
import { Places } from "./places.tsx";
import { picturesPath } from "./queries.ts";
import { UploadedPictures } from "./uploaded-pictures.tsx";
import "./pictures.css";

/** The owner's pictures: what she uploaded, and what uses it. */
export default function AdminPictures() {
  const signedIn = useOwnerSession();
  const { data, isError, refetch } = useAdminQuery<PictureForOwner[]>(picturesPath, {
    signedIn,
    fresh: true,
  });
  const [view, setView] = useState<"uploads" | "places">("uploads");
  useEffect(prepareToasts, []);
  useEffect(() => {
    if (formDraftNames("place:").length > 0) setView("places");
  }, []);
  return (
    <AdminPage title="Pictures" path="/admin-pictures" onLogout={signOut}>
      {data ? (
        <>
          <div className="picture-views">
            <button
              type="button"
              aria-pressed={view === "uploads"}
              onClick={() => setView("uploads")}
            >
              Your uploads
            </button>
            <button
              type="button"
              aria-pressed={view === "places"}
              onClick={() => setView("places")}
            >
              Home page and gallery
            </button>
          </div>
          {view === "places" ? <Places pictures={data} /> : <UploadedPictures pictures={data} />}
        </>
      ) : isError ? (
        <ErrorState
          message="Error loading pictures. Please try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingText>Loading pictures...</LoadingText>
      )}
    </AdminPage>
  );
}
