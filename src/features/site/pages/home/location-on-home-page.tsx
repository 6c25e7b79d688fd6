import type { PictureIn } from "#features/pictures/answers.ts";
import { PhoneEmailAndHours } from "#ui/phone-and-email-links.tsx";
import { useSite } from "#ui/use-site.ts";
import { VerseQuote } from "#ui/verse-banner.tsx";

/** Douay-Rheims (Challoner). */
const isaiah5811 = {
  text: "And the Lord will give thee rest continually, and will fill thy soul with brightness, and deliver thy bones, and thou shalt be like a watered garden, and like a fountain of water whose waters shall not fail.",
  reference: "Isaiah 58:11",
} as const;

const pictureAlt =
  "The nursery’s gate: a path runs between stone pillars and flower beds to a red barn and a glasshouse.";

/** Where the nursery is and how to arrange a visit, beside a picture of its gate. */
export function Location({ picture }: { picture: PictureIn }) {
  const { brand } = useSite();
  const shown = picture("/pictures/visit.svg", pictureAlt, "home-picture");
  return (
    <section
      id="location"
      aria-labelledby="location-heading"
      className="ground-garden section-y print:break-inside-avoid"
    >
      <div className="page-x grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <img {...shown} alt={shown.alt} width={1000} height={750} loading="lazy" decoding="async" />
        <div>
          <h2 id="location-heading">{`Visit ${brand}`}</h2>
          <p className="mt-5 max-w-measure font-serif text-lead">
            We are in Pennsylvania. Please contact us by phone or email for visitation information,
            and we will find a time and send you directions.
          </p>
          <PhoneEmailAndHours lineClassName="items-center sm:grid-cols-[6rem_1fr]" />
        </div>
        <VerseQuote {...isaiah5811} className="mx-auto mt-4 max-w-text lg:col-span-2" />
      </div>
    </section>
  );
}
