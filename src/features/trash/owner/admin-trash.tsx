import { useState } from "react";
import { useNavigate } from "react-router";
import { foldText } from "#shared/both/fold-text.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { longDay } from "#shared/browser/relative-time.ts";
import { useAskedInAddress, useOwnerList } from "#shared/browser/use-owner-list.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { DeleteQuestion } from "#ui/owner/delete-question.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { IfMay } from "#ui/owner/show-if-allowed.tsx";
import { bringBack, notBroughtBack, trashPath } from "#ui/owner/trash.tsx";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { NotBroughtBack, Trashed } from "../answers.ts";

const kinds: Record<Trashed["kind"], string> = {
  registration: "Registration",
  event: "Event",
  post: "Blog post",
  letter: "Letter",
  plant: "Plant",
  picture: "Picture",
  visit: "Visit request",
};

const textOf = ({ kind, name, about }: Trashed) => foldText(`${kinds[kind]} ${name} ${about}`);

/** What was deleted in the last thirty days: to bring it back, or to delete it for good. */
export default function AdminTrash() {
  const read = useAdminQuery<Trashed[]>(trashPath, { fresh: true });
  const list = useOwnerList(read.data, { textOf });
  const [deleted, setDeleted] = useState<Trashed>();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ item: Trashed; refusal: NotBroughtBack }>();
  const isFull = asked?.refusal.code === "over_capacity";
  const [, act] = useAction();

  const tryToBringBack = (item: Trashed, how?: object) =>
    void act(
      async () => {
        const path = await bringBack(item.id, how);
        setAsked(undefined);
        const action = { label: "Show", onPress: () => void navigate(path) };
        showToast({ title: "Brought back", description: item.name, action });
        document.getElementById("trash")?.focus();
      },
      (error) => {
        const refusal = error instanceof HttpError && error.refusal<NotBroughtBack>();
        if (refusal) return setAsked({ item, refusal });
        showFailure(saidOr(notBroughtBack, error));
        return read.refetch();
      },
    );
  function bringBackAsked(id: string) {
    const item = read.data?.find((one) => one.id === id);
    if (item) tryToBringBack(item);
  }
  useAskedInAddress("bring-back", bringBackAsked, read.data !== undefined);

  return (
    <AdminPage title="Trash" path="/admin-trash">
      <section id="trash" tabIndex={-1} className="card admin-card" aria-label="Deleted">
        <p className="mb-3 text-ink-soft">
          What you delete stays here for thirty days. It is seen nowhere else, and no mail goes out
          about it.
        </p>
        <OwnerList
          {...{ list, read }}
          what="the trash"
          find="Find by name or kind"
          empty={<EmptyState title="The Trash is empty" />}
          noneFound={<EmptyState title="Nothing like that in the Trash" />}
        >
          {(items) => (
            <ul className="admin-list mt-5">
              {items.map((item) => (
                <li key={item.id}>
                  {item.kind === "picture" && (
                    <img
                      src={`/attached-assets/${item.id.slice("picture-".length)}`}
                      alt=""
                      loading="lazy"
                      className="h-20 w-28 shrink-0 bg-paper-sunk object-contain"
                    />
                  )}
                  <div className="min-w-0 grow wrap-anywhere">
                    <h2>{item.name}</h2>
                    <p className="flex flex-wrap items-center gap-x-[0.85rem] gap-y-1 py-1">
                      <Badge tone="plain">{kinds[item.kind]}</Badge>
                      <span>{item.about}</span>
                    </p>
                    <p className="text-small text-ink-soft">
                      Deleted {momentInWords(item.deletedAt)} by {item.deletedBy}. Goes for good on{" "}
                      {longDay(item.goesOn)}.
                    </p>
                  </div>
                  <p className="cell-actions">
                    <RowAction
                      aria-label={`Bring Back ${item.name}`}
                      onClick={() => tryToBringBack(item)}
                    >
                      Bring Back
                    </RowAction>
                    <IfMay needed={[]}>
                      <RowAction
                        destructive
                        aria-label={`Delete for Good: ${item.name}`}
                        onClick={() => setDeleted(item)}
                      >
                        Delete for Good
                      </RowAction>
                    </IfMay>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </OwnerList>
      </section>
      {asked && (
        // What must be chosen before it comes back, because something of it was taken meanwhile.
        <Confirm
          question={`Bring back ${asked.item.name}?`}
          yes={isFull ? "Register All the Same" : "Bring Back"}
          no="Leave in the Trash"
          isHarmless
          others={
            isFull && (
              <Button
                variant="secondary"
                onClick={() => tryToBringBack(asked.item, { waiting: true })}
              >
                Put on the Waiting List
              </Button>
            )
          }
          onYes={() =>
            tryToBringBack(asked.item, isFull ? { allowOverCapacity: true } : { newAddress: true })
          }
          onNo={() => setAsked(undefined)}
        >
          {asked.refusal.message}
        </Confirm>
      )}
      <DeleteQuestion
        item={deleted}
        path={trashPath}
        question="Are you sure you want to delete this for good?"
        about={({ name }) => `${name}. It cannot be brought back then.`}
        failed="It could not be deleted. Please try again."
        done={{ title: "Deleted for good" }}
        refresh={read.refetch}
        focusAfter="trash"
        onClose={() => setDeleted(undefined)}
      />
    </AdminPage>
  );
}
