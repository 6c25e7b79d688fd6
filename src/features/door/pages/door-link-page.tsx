import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { useIsHydrated } from "#shared/browser/use-is-hydrated.ts";
import { LoadingText } from "#ui/loading-and-empty-states.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";

const DoorScreen = lazy(() => import("./door-screen.tsx"));

/** The screen for the door, opened by a link of its own until the next morning. */
export default function Door() {
  const { token = "" } = useParams();
  // The list belongs to this device: none of it is rendered on the server.
  const isHere = useIsHydrated();
  const loading = <LoadingText>Loading the door list...</LoadingText>;
  return (
    <div className="page-x py-4">
      <PageHead title="At the Door" description="For those at the door." />
      <h1 className="text-title">At the Door</h1>
      <noscript>
        <p>This screen needs JavaScript.</p>
      </noscript>
      {isHere ? (
        <Suspense fallback={loading}>
          <DoorScreen key={token} token={token} />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}
