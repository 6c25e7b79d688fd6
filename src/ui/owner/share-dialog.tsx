import type { ReactNode } from "react";
import { qrCodeOf } from "#shared/both/qr-code.ts";
import { Button } from "../button.tsx";
import { TextField } from "../field.tsx";
import Modal from "../modal.tsx";
import { copyAddress, shareAddress } from "../share-address.ts";

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
  const { size, d } = qrCodeOf(address);
  const canShare = "share" in navigator;
  return (
    <Modal title={title} onClose={onClose}>
      <svg
        role="img"
        aria-label="QR code of this address"
        className="mx-auto mt-4 block size-56"
        viewBox={`0 0 ${size} ${size}`}
      >
        {/* Dark on light by night, too: cameras read no other. */}
        <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
        <path fill="#000" d={d} />
      </svg>
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
