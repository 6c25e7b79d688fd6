import type { ComponentProps } from "react";
import { TextField } from "../field.tsx";
import { FocusPicker } from "./picture-focus-picker.tsx";

/** What is asked beside a picture: what it shows, and what of it must stay in sight. */
export function PictureDetailFields({
  src,
  alt,
  focus,
  onFocus,
  shape,
}: {
  /** The address of the picture; without one nothing is asked. */
  src: string | undefined;
  /** The field of the text. */
  alt: Partial<ComponentProps<typeof TextField>>;
  focus: string;
  onFocus: (focus: string) => void;
  shape?: string;
}) {
  return (
    // Hidden and not left out: what was typed stays until there is a picture again.
    <div hidden={!src} className="grid gap-5">
      <TextField
        label="What the picture shows"
        optional
        hint="One plain sentence for people who cannot see it, spoken by their screen readers. Leave it empty where the picture only decorates."
        {...alt}
      />
      {/* Our own drawings have the shape of their frames. */}
      {src && !src.startsWith("/pictures/") && (
        <FocusPicker
          key={src}
          src={src}
          value={focus}
          onChange={onFocus}
          {...(shape ? { shape } : {})}
        />
      )}
    </div>
  );
}
