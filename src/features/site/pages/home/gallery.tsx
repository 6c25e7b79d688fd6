import { SectionHeading } from "#ui/headings.tsx";
import { gallery } from "./below-the-fold-copy.ts";
import { galleryImages } from "./gallery-pictures.ts";

/** The 21 pictures, each over its description: one, two or three to a row. */
export function Gallery() {
  return (
    <section id="gallery" aria-labelledby="gallery-heading" className="section-y">
      <div className="page-x">
        <SectionHeading id="gallery-heading" title={gallery.heading} lead={gallery.lead} />
        <ul className="home-gallery">
          {galleryImages.map(({ id, url, alt }) => (
            <li key={id}>
              <figure>
                <img
                  src={url}
                  alt={alt}
                  width={800}
                  height={600}
                  loading="lazy"
                  decoding="async"
                  className="home-picture"
                />
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
  );
}
