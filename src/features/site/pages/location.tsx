import { Ornament } from "#ui/ornament.tsx";
import { PageHeader, SectionHeading } from "#ui/page-and-section-headings.tsx";
import { PhoneEmailAndHours } from "#ui/phone-and-email-links.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import { defaultVisitTexts } from "../data/words-on-location-and-contact.ts";
import { LinkedText } from "./contact-links-in-text.tsx";
import { GardenStore } from "./local-business-json-ld.tsx";

const heading = "Visit Us";
const lead = "By appointment, so that we can give you our time.";

/** Douay-Rheims (Challoner). */
const john1512 = {
  text: "I am the true vine; and my Father is the husbandman. Every branch in me, that beareth not fruit, he will take away: and every one that beareth fruit, he will purge it, that it may bring forth more fruit.",
  reference: "John 15:1-2",
};

const features = {
  "Spring Plant Sales": "Hardy plants first, and tender ones when the frost is past.",
  "Summer Evening Garden Tours":
    "A slow walk in the cool of the day, while the garden is in full bloom.",
  "Fall Harvest Celebrations": "Thanksgiving for the year’s growing, and help with fall planting.",
  "Advent Wreath Workshops": "Fresh greens, and a wreath of your own to light at home.",
  "Prayer Gardens": "Quiet places to sit, with Our Lady and the saints for company.",
  "Children’s Garden Area": "A place where small hands may touch, smell and dig.",
};

/** `{phone}` and `{email}` become links. */
const planning = {
  "Best Times":
    "April and May for planting and spring bloom, June and July for the perennials at their height, September and October for trees, asters and bulbs. Mornings and evenings are kindest in summer.",
  "What to Bring":
    "Photographs of the place you want to plant, its rough measurements and a note of when the sun reaches it. Wear shoes that can get muddy.",
  "Group Visits":
    "Parishes, schools and garden clubs are welcome by arrangement. Call {phone} or write to {email}, and tell us how many are coming and how old the youngest is.",
};

export default function LocationPage() {
  const { region } = { ...defaultVisitTexts, ...useSite().texts };
  return (
    <>
      <PageHead title={heading} description={`${region} ${lead}`} path="/location" />
      <GardenStore />
      <PageHeader title={heading} lead={lead} verse={john1512} />
      <VisitInfo />
      <SpecialFeatures />
      <PlanningYourVisit />
    </>
  );
}

function VisitInfo() {
  const site = useSite();
  const { region, directions } = { ...defaultVisitTexts, ...site.texts };
  return (
    <section
      aria-labelledby="info"
      className="page-x section-y grid items-center gap-x-14 gap-y-8 wrap-anywhere md:grid-cols-2"
    >
      <img
        src="/pictures/gallery/11.svg"
        alt="A dogwood branch in flower with a bluebird on it, above a white church and a red barn in the hills"
        width={800}
        height={600}
        className="h-auto w-full border border-rule max-md:order-last"
      />
      <div>
        <h2 id="info">Visiting the Nursery</h2>
        <div className="mt-4 grid gap-4 text-lead font-serif">
          {[region, directions].map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
        <PhoneEmailAndHours lineClassName="grid-cols-[5.5rem_1fr] items-baseline gap-x-3" />
      </div>
    </section>
  );
}

function SpecialFeatures() {
  return (
    <section aria-labelledby="features" className="ground-garden">
      <div className="page-x section-y">
        <SectionHeading title="Special Features" id="features" />
        <ul className="grid grid-cols-1 gap-x-16 sm:grid-cols-2">
          {Object.entries(features).map(([name, text]) => (
            <li key={name} className="flex gap-5 border-t border-rule py-5">
              <Ornament name="leaf" className="mt-1 w-7 text-gilt" />
              <div className="min-w-0">
                <h3>{name}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PlanningYourVisit() {
  return (
    <section aria-labelledby="planning" className="page-x section-y">
      <SectionHeading title="Planning Your Visit" id="planning" />
      <div className="mx-auto grid max-w-measure grid-cols-1 gap-6 lg:max-w-none lg:grid-cols-3 lg:gap-8">
        {Object.entries(planning).map(([name, text]) => (
          <div key={name} className="arch-panel">
            <Ornament name="fleuron" className="w-10 text-gilt" />
            <h3 className="mt-3">{name}</h3>
            <p className="mt-3">
              <LinkedText text={text} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
