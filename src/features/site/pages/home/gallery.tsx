import { type MouseEvent, useState } from "react";
import type { GalleryImage } from "#features/pictures/answers.ts";
import { classes, focusClasses } from "#ui/join-class-names.ts";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { SectionHeading } from "#ui/page-and-section-headings.tsx";

/** Of two columns the last picture is in the middle, of three the middle column lower. */
const place =
  "md:max-lg:last:odd:col-span-full md:max-lg:last:odd:mx-auto md:max-lg:last:odd:w-[calc(50%-clamp(0.75rem,1.5vw,1.25rem))] lg:nth-[3n+2]:translate-y-14";

const loadViewer = () => import("./gallery-viewer.tsx");
const Viewer = lazyDialog(loadViewer, "This picture could not be opened. Please try again.");

/** The 21 pictures, each over its description: one, two or three to a row. A click shows it large. */
export function Gallery({ images }: { images: readonly GalleryImage[] }) {
  const [opened, setOpened] = useState<number>();

  function open(event: MouseEvent, index: number) {
    // With a modifier key the link means a new tab or a download, as everywhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(index);
  }

  return (
    <>
      <section id="gallery" aria-labelledby="gallery-heading" className="section-y">
        <div className="page-x">
          <SectionHeading
            id="gallery-heading"
            title="Our Garden Nursery"
            lead="A year among the beds, from the first redbud to the Advent wreath."
          />
          <ul className="grid gap-x-[clamp(1.5rem,3vw,2.5rem)] gap-y-10 md:grid-cols-2 lg:grid-cols-3 lg:pb-14">
            {images.map(({ id, url, alt, focus }, index) => (
              <li key={id} className={place}>
                <figure>
                  <a
                    href={url}
                    className="block"
                    onPointerEnter={() => void loadViewer().catch(() => undefined)}
                    onClick={(event) => open(event, index)}
                  >
                    <img
                      src={url}
                      alt={alt}
                      width={800}
                      height={600}
                      loading="lazy"
                      decoding="async"
                      className={classes("home-picture", focusClasses(focus))}
                    />
                  </a>
                  {/* The same words as the picture's own: to be heard once. */}
                  <figcaption
                    aria-hidden="true"
                    className="mx-auto mt-3 max-w-96 text-center font-serif text-balance text-ink-soft italic"
                  >
                    {alt}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {opened !== undefined && (
        <Viewer images={images} start={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
