import { useEffect, useState } from "react";
import { type Allowed, may } from "#shared/both/owner/rights.ts";
import { mePath } from "#shared/browser/admin-request.ts";
import { requestJson } from "#shared/browser/http-client.ts";

/** A link from a post's page to its dialog, only for those who write the blog. */
export default function EditPostLink({ id }: { id: number }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // This never leads to the login: if the session has ended, the owner's screen says so.
    requestJson<Allowed>("GET", mePath).then(
      (me) => setIsShown(may(me, ["blog"])),
      () => setIsShown(true),
    );
  }, []);
  if (!isShown) return null;
  return (
    <p>
      {/* Opened whole: the list of posts is read anew, and knows what became of this one. */}
      <a href={`/admin-blog?edit=${id}`} className="button button-quiet">
        Edit This Post
      </a>
    </p>
  );
}
