import { useEffect, useState } from "react";
import { currentToken } from "#shared/browser/http-client.ts";
import type { EditPostLink } from "../owner/edit-post-link.tsx";

/**
 * The owner's way to edit what she reads. The page is the same for everybody, so it is added in the
 * browser, and its code comes only where a session is stored.
 */
export function OwnerEdit({ id }: { id: number }) {
  const [Shown, setShown] = useState<typeof EditPostLink>();
  useEffect(() => {
    if (currentToken() === null) return;
    import("../owner/edit-post-link.tsx").then(
      ({ EditPostLink }) => setShown(() => EditPostLink),
      () => undefined,
    );
  }, []);
  return Shown ? <Shown id={id} /> : null;
}
