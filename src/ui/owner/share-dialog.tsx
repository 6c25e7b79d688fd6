import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { TextField } from "../field.tsx";
import Modal from "../modal.tsx";
import { copyAddress, shareAddress } from "../share-address.ts";
import { QrCode } from "./pictures/qr-code.tsx";

const words = {
  copied: "Paste it into a message.",
  copyByHand: "Please copy this address",
};

/** An address to be given away: copied, by the device's own share sheet, or held before a camera. */
export default function ShareDialog({
  title,
  address,
  onClose,
  children,
}: {
  title: string;
  address: string;
  onClose: () => void;
  /** What it opens, and for whom. */
  children?: ReactNode;
}) {
  const canShare = "share" in navigator;
  return (
    <Modal title={title} onClose={onClose}>
      <QrCode address={address} label="QR code of this address" />
      <div className="mt-4 grid gap-3">
        <TextField
          label="Link"
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p className="flex flex-wrap gap-3">
          <Button onClick={() => void copyAddress(address, words)}>Copy</Button>
          {canShare && (
            <Button
              variant="secondary"
              onClick={() => void shareAddress({ title, url: address }, words)}
            >
              Share
            </Button>
          )}
        </p>
      </div>
      {children}
    </Modal>
  );
}
