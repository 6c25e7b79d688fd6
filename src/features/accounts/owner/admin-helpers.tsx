import { useState } from "react";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { useEdited } from "#shared/browser/use-owner-list.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { EmptyState, WhenRead } from "#ui/loading-and-empty-states.tsx";
import { DeleteQuestion } from "#ui/owner/delete-question.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { Helper, HelperLink } from "../answers.ts";
import { rightsOfHelper } from "../rights-in-words.ts";
import { HelperDialog, helpersPath } from "./helper-dialog.tsx";

const ShareDialog = lazyDialog(() => import("#ui/owner/share-dialog.tsx"));

/** Who helps the owner, and what each may do. */
export default function AdminHelpers() {
  const list = useAdminQuery<Helper[]>(helpersPath);
  const [edited, setEdited] = useEdited("helper");
  const [ending, setEnding] = useState<Helper>();
  const helper = list.data?.find(({ id }) => String(id) === edited);
  const [handed, setHanded] = useState<HelperLink>();
  const [isBusy, act] = useAction();

  function gaveLink(made: HelperLink) {
    void list.refetch();
    if (made.path !== null) return setHanded(made);
    showToast({ title: "Sent", description: `A link is on its way to ${made.helper.email}.` });
  }
  const makeLink = ({ id }: Helper, byEmail: boolean) =>
    act(
      async () => {
        const path = `${helpersPath}/${id}/links`;
        gaveLink(await adminRequest<HelperLink>("POST", path, { body: { byEmail } }));
      },
      (error) => showFailure(saidOr("No link could be made. Please try again.", error)),
    );

  return (
    <AdminPage
      title="Helpers"
      path="/admin-helpers"
      actions={
        <Button disabled={!list.data} onClick={() => setEdited("new")}>
          Invite a Helper
        </Button>
      }
    >
      <section id="helpers" tabIndex={-1} className="card admin-card" aria-label="Helpers">
        <WhenRead read={list} what="helpers">
          {(helpers) =>
            helpers.length === 0 ? (
              <EmptyState title="Nobody helps you yet">
                Whoever keeps the door or writes the blog can have a key of their own, and you say
                what it opens.
              </EmptyState>
            ) : (
              <ul className="admin-list">
                {helpers.map((helper) => (
                  <li key={helper.id}>
                    <HelperInList helper={helper} />
                    <p className="cell-actions">
                      <RowAction
                        aria-label={`Change what ${helper.name} may do`}
                        onClick={() => setEdited(String(helper.id))}
                      >
                        Change
                      </RowAction>
                      <RowAction
                        aria-disabled={isBusy || undefined}
                        aria-label={`${linkLabel(helper)} for ${helper.name}`}
                        onClick={() => void makeLink(helper, false)}
                      >
                        {linkLabel(helper)}
                      </RowAction>
                      {helper.email !== "" && (
                        <RowAction
                          aria-disabled={isBusy || undefined}
                          aria-label={`${linkLabel(helper)} for ${helper.name}, by e-mail`}
                          onClick={() => void makeLink(helper, true)}
                        >
                          By E-mail
                        </RowAction>
                      )}
                      <RowAction
                        destructive
                        aria-label={`${endLabel(helper)}: ${helper.name}`}
                        onClick={() => setEnding(helper)}
                      >
                        {endLabel(helper)}
                      </RowAction>
                    </p>
                  </li>
                ))}
              </ul>
            )
          }
        </WhenRead>
      </section>
      {(helper || edited === "new") && (
        <HelperDialog
          key={edited}
          helper={helper}
          onClose={() => setEdited(undefined)}
          onSaved={(made) => {
            setEdited(undefined);
            if (made) gaveLink(made);
            else void list.refetch();
          }}
        />
      )}
      {handed?.path && (
        <ShareDialog
          title={`A Link for ${handed.helper.name}`}
          address={new URL(handed.path, location.origin).href}
          onClose={() => setHanded(undefined)}
        >
          <p className="mt-3">
            {isActive(handed.helper)
              ? "By it they choose a new password; a second factor and passkeys of theirs go, and every session ends."
              : "By it they choose a user name and a password."}{" "}
            It opens until {momentInWords(handed.helper.linkUntil ?? "")}, once, and is shown here
            this one time. Please give it to them alone.
          </p>
        </ShareDialog>
      )}
      {ending && (
        <DeleteQuestion
          item={ending}
          path={helpersPath}
          question={
            isActive(ending) ? `End what ${ending.name} may do?` : "Take the invitation back?"
          }
          yes={endLabel(ending)}
          about={({ name }) =>
            isActive(ending)
              ? "It ends at once, wherever they are signed in. What they did stays."
              : `The link that ${name} was given opens nothing any more.`
          }
          failed="Nothing was ended. Please try again."
          done={{ title: isActive(ending) ? "Ended" : "Invitation taken back" }}
          refresh={list.refetch}
          focusAfter="helpers"
          onClose={() => setEnding(undefined)}
        />
      )}
    </AdminPage>
  );
}

const isActive = ({ state }: Helper) => state === "active";
const linkLabel = (helper: Helper) => (isActive(helper) ? "New Password" : "New Link");
const endLabel = (helper: Helper) => (isActive(helper) ? "End" : "Take Back");

function HelperInList({ helper }: { helper: Helper }) {
  const { name, username, email, state, linkUntil, lastSeenAt } = helper;
  const until = linkUntil && momentInWords(linkUntil);
  return (
    <div className="min-w-0 grow wrap-anywhere">
      <h2>{name}</h2>
      <p className="flex flex-wrap items-center gap-x-[0.85rem] gap-y-1 py-1">
        {state === "invited" && <Badge tone="gilt">Invited, until {until}</Badge>}
        {state === "expired" && <Badge tone="rubric">The invitation is over</Badge>}
        <span>{rightsOfHelper(helper).join(" · ")}</span>
      </p>
      <p className="text-small text-ink-soft">
        {[
          username && `User name ${username}`,
          email,
          lastSeenAt && `Last seen ${momentInWords(lastSeenAt)}`,
          state === "active" && until && `A link for a new password opens until ${until}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}
