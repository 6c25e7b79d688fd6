import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { classes, focusClasses } from "../../join-class-names.ts";

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Chooses what stays in sight of a picture that is cut to fit (a `PictureFocus`), by a press or by arrow keys. */
export function FocusPicker({
  src,
  value,
  onChange,
  shape = "aspect-3/2",
}: {
  src: string;
  value: string;
  onChange: (value: string) => void;
  /** The class of the shape that the picture is cut to. */
  shape?: string;
}) {
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  const help = useId();
  if (broken === src) return null;
  const [left = 50, top = 50] = value ? value.split(" ").map(Number.parseFloat) : [];
  const place = `${left}% from the left, ${top}% from the top`;

  function choose(x: number, y: number) {
    const within = (tens: number) => Math.min(100, Math.max(0, tens * 10));
    const chosen = `${within(x)}% ${within(y)}%`;
    onChange(chosen === "50% 50%" ? "" : chosen);
  }

  function onClick({ clientX, clientY, detail }: MouseEvent) {
    const box = picture.current?.getBoundingClientRect();
    // Enter and Space press without a place.
    if (!box || detail === 0) return;
    choose(
      Math.round(((clientX - box.left) / box.width) * 10),
      Math.round(((clientY - box.top) / box.height) * 10),
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    choose(left / 10 + arrow[0], top / 10 + arrow[1]);
  }

  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid justify-items-start gap-[0.35rem]">
        <p className="font-semibold">What must stay in sight</p>
        <p id={help} className="text-small text-ink-soft">
          The picture is cut to fit its frame. Press on what must not be cut away, or move the mark
          with the arrow keys.
        </p>
        <button
          type="button"
          className="relative cursor-crosshair touch-manipulation"
          aria-label={`What must stay in sight: ${place}`}
          aria-describedby={help}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <img
            ref={picture}
            src={src}
            alt=""
            className="max-h-72 w-auto"
            onError={() => setBroken(src)}
          />
          <span
            className={classes(
              "pointer-events-none absolute top-(--focus-y,50%) left-(--focus-x,50%) size-9 -translate-1/2 rounded-full border-3 border-[#fff] outline-2 outline-[#000]",
              focusClasses(value),
            )}
          />
        </button>
        <p role="status" className="text-small text-ink-soft">
          {place}
        </p>
      </div>
      <figure>
        <figcaption className="font-semibold">As it is shown</figcaption>
        <img
          src={src}
          alt=""
          className={classes(
            "mt-[0.35rem] w-full max-w-72 object-cover",
            shape,
            focusClasses(value),
          )}
        />
      </figure>
    </div>
  );
}
