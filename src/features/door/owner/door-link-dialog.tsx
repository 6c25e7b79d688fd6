import { useState } from "react";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { fullTime } from "#shared/browser/relative-time.ts";
import { Button } from "#ui/button.tsx";
import Modal from "#ui/modal.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import type { DoorLink } from "../answers.ts";

/** Makes the link that opens one event's door screen, for the phones at the gates. */
export default function DoorLinkDialog({
  eventId,
  title,
  onClose,
}: {
  eventId: number;
  title: string;
  onClose: () => void;
}) {
  const [link, setLink] = useState<DoorLink>();
  const path = `/api/admin/events/${eventId}/door-links`;
  const address = link && new URL(link.path, location.origin).href;

  const [, act] = useAction();
  const make = () => act(async () => setLink(await adminRequest<DoorLink>("POST", path)));
  const end = () =>
    act(async () => {
      await adminRequest("DELETE", path);
      setLink(undefined);
      showToast({ title: "No door link of this event opens anything any more" });
    });

  return (
    <Modal title={`Door Screen: ${title}`} onClose={onClose}>
      <p className="mt-3">
        The link opens this event’s list until the next morning, and nothing else. Whoever has it
        can mark who came, so please give it to those at the door alone.
      </p>
      {link && (
        <p className="mt-4 wrap-anywhere">
          <a href={link.path} target="_blank" rel="noopener" className="font-semibold">
            {address}
          </a>
          <span className="block text-ink-soft">
            Until {fullTime(link.expiresAt)}. It is shown once.
          </span>
        </p>
      )}
      <p className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="destructive" onClick={() => void end()}>
          End All Links
        </Button>
        <Button onClick={() => void make()}>{link ? "Make Another Link" : "Make a Link"}</Button>
      </p>
    </Modal>
  );
}
