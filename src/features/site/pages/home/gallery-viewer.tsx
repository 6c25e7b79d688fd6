import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { GalleryImage } from "#features/pictures/answers.ts";

/**
 * The gallery's pictures one at a time, as large as the screen. The pictures lie side by side in a
 * row that snaps, so that a swipe is the browser's own scrolling.
 */
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
  const [current, setCurrent] = useState(start);
  const last = images.length - 1;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    row.current?.children[start]?.scrollIntoView({ behavior: "instant", inline: "center" });
    // Closing before it leaves the page is what gives the focus back to the picture.
    return () => element?.close();
  }, [start]);

  useEffect(() => {
    const pictures = [...(row.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setCurrent(pictures.indexOf(shown.target));
      },
      { root: row.current, threshold: 0.6 },
    );
    for (const picture of pictures) observer.observe(picture);
    return () => observer.disconnect();
  }, []);

  function show(index: number) {
    row.current?.children[index]?.scrollIntoView({ inline: "center", block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(Math.min(last, Math.max(0, to)));
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Picture"
      className="gallery-viewer"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus (WCAG 2.1.1). */}
      <section ref={row} className="gallery-row" tabIndex={0} aria-label="Pictures">
        {images.map(({ id, url, alt }, index) => (
          <figure key={id} inert={index !== current}>
            <img
              src={url}
              alt={alt}
              width={800}
              height={600}
              loading={Math.abs(index - current) > 1 ? "lazy" : "eager"}
            />
            <figcaption aria-hidden="true">{alt}</figcaption>
          </figure>
        ))}
      </section>
      <p className="gallery-count" aria-live="polite">
        <span className="sr-only">Picture </span>
        {current + 1} of {images.length}
      </p>
      <div className="gallery-buttons">
        <button
          type="button"
          className="icon-button"
          aria-label="Previous picture"
          disabled={current === 0}
          onClick={() => show(current - 1)}
        >
          ‹
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Next picture"
          disabled={current === last}
          onClick={() => show(current + 1)}
        >
          ›
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </div>
    </dialog>
  );
}
