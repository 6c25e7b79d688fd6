import { useEffect, useRef, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { may } from "#shared/both/owner/rights.ts";
import { runOwnerAction } from "#shared/both/run-owner-action.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { useOwnerSession } from "#shared/browser/admin-session.ts";
import { useMe } from "#shared/browser/use-signed-in-person.ts";
import { LoadingText, WhenRead } from "#ui/loading-and-empty-states.tsx";
import { HistoryOfThing } from "#ui/owner/history-of-thing.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { showFailure } from "#ui/show-toast.ts";
import type { Letter, LetterWithProgress } from "../answers.ts";
import { emptyLetter, type LetterInput } from "../inputs.ts";
import { LetterDelivery } from "./letter-delivery.tsx";
import { LetterEditor } from "./letter-editor.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { lettersPath } from "./queries.ts";

/** One letter: its editor while it is a draft, its delivery after. The address `new` begins a draft. */
export default function AdminLetter() {
  const signedIn = useOwnerSession();
  const me = useMe();
  const { id = "" } = useParams();
  return (
    <AdminPage
      title="Letter"
      path={`/admin-letters/${id}`}
      links={[["/admin-letters", "Back to Letters"]]}
    >
      {id === "new" ? (
        signedIn && me && <NewMail writesToSubscribers={may(me, ["blog"])} />
      ) : (
        <>
          <OneLetter key={id} id={id} />
          <HistoryOfThing kind="letter" thing={id} />
        </>
      )}
    </AdminPage>
  );
}

function OneLetter({ id }: { id: string }) {
  const path = `${lettersPath}/${encodeURIComponent(id)}`;
  const read = useAdminQuery<LetterWithProgress>(path, { fresh: true });
  const [wasSentHere, setWasSentHere] = useState(false);
  return (
    <WhenRead read={read} loading="Loading the letter..." failed="The letter could not be loaded.">
      {(letter) =>
        letter.state === "draft" ? (
          <LetterEditor key="draft" letter={letter} onSent={() => setWasSentHere(true)} />
        ) : (
          <>
            <LetterDelivery letter={letter} takesFocus={wasSentHere} />
            {letter.state !== "sending" && (
              <div className="mt-5">
                <LetterPreview values={letter} />
              </div>
            )}
          </>
        )
      }
    </WhenRead>
  );
}

/** Creates a draft, or reuses an empty one, and opens it. */
function NewMail({ writesToSubscribers }: { writesToSubscribers: boolean }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const email = search.get("email") ?? "";
    const eventId = Number(search.get("event")) || null;
    const postId = Number(search.get("post")) || null;
    const to = email ? "person" : eventId || !writesToSubscribers ? "event" : "subscribers";
    const wanted = { ...emptyLetter, to, eventId, email } satisfies LetterInput;
    void runOwnerAction(
      async () => {
        const { id } = await begin(postId, wanted);
        await navigate(`/admin-letters/${id}`, { replace: true });
      },
      () => {
        showFailure("The letter could not be begun. Please try again.");
        return navigate("/admin-letters", { replace: true });
      },
    );
  }, [navigate, search, writesToSubscribers]);
  return <LoadingText>One moment...</LoadingText>;
}

async function begin(postId: number | null, wanted: LetterInput): Promise<Letter> {
  if (postId !== null) {
    return adminRequest<Letter>("POST", `${lettersPath}/from-post`, { body: { postId } });
  }
  const letters = await adminRequest<Letter[]>("GET", lettersPath);
  const empty = letters.find(
    ({ state, subject, body, picture }) => state === "draft" && !subject && !body && !picture,
  );
  return empty
    ? adminRequest<Letter>("PUT", `${lettersPath}/${empty.id}`, { body: wanted })
    : adminRequest<Letter>("POST", lettersPath, { body: wanted });
}
