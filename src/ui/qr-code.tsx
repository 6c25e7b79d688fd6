import { qrCodeOf } from "#shared/both/qr-code.ts";

/** An address to be held before a camera; `label` says what it is for who does not see it. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, d } = qrCodeOf(address);
  return (
    <svg
      role="img"
      aria-label={label}
      className="mx-auto mt-4 block size-56"
      viewBox={`0 0 ${size} ${size}`}
    >
      {/* Dark on light by night, too: cameras read no other. */}
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={d} />
    </svg>
  );
}
