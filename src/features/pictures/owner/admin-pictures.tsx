import { useEffect, useState } from "react";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { formDraftNames } from "#shared/browser/admin-session.ts";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { Segments } from "#ui/owner/select-segments-and-switch.tsx";
import type { PictureForOwner } from "../answers.ts";
import { Places } from "./home-page-pictures.tsx";
import { picturesPath } from "./queries.ts";
import { UploadedPictures } from "./uploaded-pictures.tsx";

const views = [
  ["uploads", "Your uploads"],
  ["places", "Home page and gallery"],
] as const;

/** The owner's pictures: what she uploaded, and what uses it. */
export default function AdminPictures() {
  const read = useAdminQuery<PictureForOwner[]>(picturesPath, { fresh: true });
  const [view, setView] = useState<(typeof views)[number][0]>("uploads");
  useEffect(() => {
    if (formDraftNames("place:").length > 0) setView("places");
  }, []);
  return (
    <AdminPage title="Pictures" path="/admin-pictures">
      <WhenRead read={read} what="pictures">
        {(pictures) => (
          <>
            <div className="mb-3 flex flex-wrap">
              <Segments
                options={views}
                chosen={view}
                size="min-h-11 px-[0.9rem] py-[0.35rem]"
                onChoose={setView}
              />
            </div>
            {view === "places" ? (
              <Places pictures={pictures} />
            ) : (
              <UploadedPictures pictures={pictures} />
            )}
          </>
        )}
      </WhenRead>
    </AdminPage>
  );
}
