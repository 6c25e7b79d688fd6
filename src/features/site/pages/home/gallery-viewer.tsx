import { type KeyboardEvent, type UIEvent, useLayoutEffect, useRef, useState } from "react";
import type { GalleryImage } from "#features/pictures/answers.ts";

/** The gallery's pictures one at a time, as large as the screen, in a row that snaps: a swipe is the browser's own scrolling. */
export default function GalleryViewer({
  images,
  start,
  onClose,
}: {
  images: readonly GalleryImage[];
  /** The index of the picture that was pressed. */
  start: number;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLElement>(null);
  /** The picture that a press scrolls to, until it has arrived: the next press counts from it. */
  const target = useRef<number>(undefined);
  const [current, setCurrent] = useState(start);
  const last = images.length - 1;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    row.current?.children[start]?.scrollIntoView({ behavior: "instant", inline: "center" });
    // Closing before it leaves the page is what gives the focus back to the picture.
    return () => element?.close();
  }, [start]);

  function onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) {
    const index = Math.round(scrollLeft / clientWidth);
    if (target.current !== undefined && target.current !== index) return;
    target.current = undefined;
    setCurrent(index);
  }

  function show(index: number) {
    target.current = index;
    setCurrent(index);
    row.current?.children[index]?.scrollIntoView({ inline: "center", block: "nearest" });
  }

  function followSwipe() {
    target.current = undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(Math.min(last, Math.max(0, to)));
  }

  const buttons = [
    ["Previous picture", "‹", current === 0, () => show(current - 1)],
    ["Next picture", "›", current === last, () => show(current + 1)],
    ["Close", "×", false, () => dialog.current?.close()],
  ] as const;
  return (
    <dialog
      ref={dialog}
      aria-label="Picture"
      className="h-dvh max-h-none w-screen max-w-none border-0 bg-paper p-0 text-ink"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <section
        ref={row}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none] motion-safe:scroll-smooth"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus (WCAG 2.1.1).
        tabIndex={0}
        aria-label="Pictures"
        onScroll={onScroll}
        onPointerDown={followSwipe}
        onWheel={followSwipe}
      >
        {images.map(({ id, url, alt }, index) => (
          <figure
            key={id}
            inert={index !== current}
            className="grid flex-[0_0_100%] snap-center snap-always grid-rows-[minmax(0,1fr)_auto] place-items-center gap-4 px-[clamp(1rem,5vw,4rem)] pt-16 pb-6 max-md:grid-rows-[auto_auto] max-md:content-center"
          >
            <img
              src={url}
              alt={alt}
              width={800}
              height={600}
              loading={Math.abs(index - current) > 1 ? "lazy" : "eager"}
              className="h-full w-auto max-w-full object-contain max-md:h-auto"
            />
            <figcaption
              aria-hidden="true"
              className="min-h-[2lh] max-w-160 text-center font-serif text-balance italic"
            >
              {alt}
            </figcaption>
          </figure>
        ))}
      </section>
      <p className="absolute top-5 left-6 text-ink-soft tabular-nums" aria-live="polite">
        <span className="sr-only">Picture </span>
        {current + 1} of {images.length}
        <span className="sr-only">. {images[current]?.alt}</span>
      </p>
      <div className="absolute top-2 right-3 flex gap-1">
        {buttons.map(([label, sign, isOff, press]) => (
          <button
            key={label}
            type="button"
            className="icon-button disabled:opacity-35"
            aria-label={label}
            disabled={isOff}
            onClick={press}
          >
            {sign}
          </button>
        ))}
      </div>
    </dialog>
  );
}
