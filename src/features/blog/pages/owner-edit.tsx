import { useEffect, useState } from "react";
import { adminTokenKey } from "#shared/browser/http-client.ts";

/**
 * The owner's way to edit what she reads. The page is the same for everybody, so it is added in the
 * browser, where a session is stored.
 */
export function OwnerEdit({ id }: { id: number }) {
  const [isSignedIn, setIsSignedIn] = useState(false);
  useEffect(() => {
    try {
      setIsSignedIn(localStorage.getItem(adminTokenKey) !== null);
    } catch {
      // Forbidden storage holds no session.
    }
  }, []);
  if (!isSignedIn) return null;
  return (
    <p>
      {/* Opened whole: the list of posts is read anew, and knows what became of this one. */}
      <a href={`/admin-blog?edit=${id}`} className="button button-quiet">
        Edit This Post
      </a>
    </p>
  );
}
