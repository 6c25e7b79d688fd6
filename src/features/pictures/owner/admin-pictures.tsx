import { useEffect } from "react";
import { useAdminQuery } from "#platform/browser/admin-request.ts";
import { signOut, useOwnerSession } from "#platform/browser/admin-session.ts";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { prepareToasts } from "#ui/toast.ts";
import type { PictureForOwner } from "../contract.ts";
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
  useEffect(prepareToasts, []);
  return (
    <AdminPage title="Pictures" path="/admin-pictures" onLogout={signOut}>
      {data ? (
        <UploadedPictures pictures={data} />
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
