import { type ReactNode, useState } from "react";
import { mayOpenDoor } from "#shared/both/owner/rights.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { fullTime } from "#shared/browser/relative-time.ts";
import { useMe } from "#shared/browser/use-signed-in-person.ts";
import { Button } from "#ui/button.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { IfMay } from "#ui/owner/show-if-allowed.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import type { DoorLink } from "../answers.ts";
import { doorLinksPath, doorNotOpened, openDoorPage } from "./door-events.tsx";

const ShareDialog = lazyDialog(() => import("#ui/owner/share-dialog.tsx"));

/** The ways to an event's door: on this device, on a helper's, on paper. */
export function DoorButtons({
  eventId,
  title,
  children,
}: {
  eventId: number;
  title: string;
  children?: ReactNode;
}) {
  const me = useMe();
  const opens = me !== undefined && mayOpenDoor(me, eventId);
  const [link, setLink] = useState<DoorLink>();
  const [isEnding, setIsEnding] = useState(false);
  const [isBusy, act] = useAction();
  const path = doorLinksPath(eventId);
  const share = () =>
    act(async () => setLink(await adminRequest<DoorLink>("POST", path)), doorNotOpened);
  const end = () =>
    act(async () => {
      setIsEnding(false);
      await adminRequest("DELETE", path);
      setLink(undefined);
      showToast({ title: "No door link of this event opens anything any more" });
    });

  return (
    <>
      {opens && (
        <Button
          className="mx-2"
          busy={isBusy}
          onClick={() => void act(() => openDoorPage(eventId), doorNotOpened)}
        >
          Open the Door
        </Button>
      )}
      {children}
      {opens && <RowAction onClick={() => void share()}>Share with a Helper</RowAction>}
      <RowAction onClick={() => window.print()}>Print</RowAction>
      {link && (
        <ShareDialog
          title={`The Door: ${title}`}
          address={new URL(link.path, location.origin).href}
          onClose={() => setLink(undefined)}
        >
          <p className="mt-3">
            It opens this event’s list until {fullTime(link.expiresAt)}, and nothing else. Whoever
            has it can mark who came, so please give it to those at the door alone.
          </p>
          <IfMay needed={[]}>
            <RowAction destructive className="mt-4 -ml-2" onClick={() => setIsEnding(true)}>
              End All Links
            </RowAction>
          </IfMay>
        </ShareDialog>
      )}
      {isEnding && (
        <Confirm
          question="End all links to this door?"
          yes="End All Links"
          onYes={() => void end()}
          onNo={() => setIsEnding(false)}
        >
          <p>Whoever was given one cannot open the list any more.</p>
        </Confirm>
      )}
    </>
  );
}
