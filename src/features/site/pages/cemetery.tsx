import { fillIn } from "#shared/both/site-details.ts";
import { Divider, Ornament } from "#ui/ornament.tsx";
import { PageHeader, SectionHeading } from "#ui/page-and-section-headings.tsx";
import { Paragraphs } from "#ui/paragraphs.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import { defaultAppeal } from "../data/cemetery-appeal.ts";
import { LinkedText } from "./contact-links-in-text.tsx";

const heading = "A Cemetery for the Poor and for Young Children";
const status = "The cemetery is planned and is not yet open.";

// The cemetery is planned: nothing here may speak as if it were open.

const mission = [
  "To bury the dead is a corporal work of mercy. We are planning a cemetery where the poor, and children who died very young, can be laid to rest with Christian burial in a garden that is cared for.",
  "No family should have to choose between a debt and a decent grave. No one should be buried without a name or a prayer because there was no money.",
];

const whomItServes = {
  "The Poor":
    "Those whose families cannot pay for a burial, and those who have no family to arrange one.",
  "Young Children": "Infants and small children, and the mothers and fathers who must bury them.",
  "Anyone Needing Christian Burial":
    "Anyone who needs a Christian burial and does not know where to turn.",
};

const whyWeAsk = {
  "Maintenance Fund": "The state requires a fund set aside for the care of the grounds.",
  "Site Preparation": "The ground has to be made ready before anyone can be buried in it.",
  "Licensing Costs": "There are licenses to obtain and pay for before a cemetery may open.",
  Upkeep: "Grass, trees and flowers need care every year, long after we are gone.",
  Markers: "Each grave should bear a name, and many families cannot buy a stone.",
};

/** What a letter about a donation begins with; `{brand}` is filled in. */
const donationLetter =
  "Dear {brand},\n\nI would like to help with the cemetery you are planning for the poor and for young children. Please let me know how I can give.\n\nMy name:\nMy phone number:\n\nGod bless you.";

export default function CemeteryPage() {
  return (
    <>
      <PageHead
        title={heading}
        description={`${status} A place of Christian burial for the poor, for young children and for anyone in need, and how you can help.`}
        path="/cemetery"
      />
      <PageHeader title={heading} lead={status} />
      <section
        aria-labelledby="mission"
        className="page-x grid items-center gap-x-14 gap-y-8 pb-16 sm:pb-24 md:grid-cols-[5fr_6fr]"
      >
        <img
          src="/pictures/gallery/20.svg"
          alt="A path with lanterns winding up a hill at dusk to a wayside cross, two people on it"
          width={800}
          height={600}
          className="h-auto w-full border border-rule"
        />
        <div>
          <h2 id="mission" className="mb-4">
            Our Mission
          </h2>
          <Paragraphs texts={mission} initial className="font-serif text-lead" />
        </div>
      </section>
      <WhomItServes />
      <FlowersAndPrayer />
      <Support />
    </>
  );
}

function WhomItServes() {
  return (
    <section aria-labelledby="serves" className="ground-vellum">
      <div className="page-x section-y">
        <SectionHeading title="Whom It Will Serve" id="serves" />
        <div className="grid gap-y-8 md:grid-cols-3">
          {Object.entries(whomItServes).map(([name, text]) => (
            <div
              key={name}
              className="border-rule px-2 text-center md:border-r md:px-8 md:last:border-r-0"
            >
              <Ornament name="cross" className="w-7 text-gilt" />
              <h3 className="mt-2">{name}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function FlowersAndPrayer() {
  return (
    <>
      <section
        aria-labelledby="flowers"
        className="page-x section-y grid items-center gap-x-14 gap-y-8 md:grid-cols-[6fr_5fr]"
      >
        <div>
          <h2 id="flowers">Flowers on the Graves</h2>
          <p className="mt-4 max-w-measure font-serif text-lead">
            This is work we know how to do. We will plant the flowers and maintain them through the
            seasons, so that a grave is tended even when no one is able to come.
          </p>
        </div>
        <img
          src="/pictures/gallery/05.svg"
          alt="A statue of Our Lady in a stone niche, with white lilies and blue iris planted before it"
          width={800}
          height={600}
          loading="lazy"
          className="h-auto w-full border border-rule"
        />
      </section>
      <section aria-labelledby="prayer" className="ground-mantle">
        <div className="page-x max-w-text section-y text-center">
          <Ornament name="rose" className="w-12 text-gilt" />
          <h2 id="prayer" className="mt-3">
            A Weekly Prayer
          </h2>
          <p className="mt-3 text-ink-soft">
            Every week a Lay Dominican will pray for those who are buried here and for those who
            mourn them.
          </p>
          <Divider ornament="cross" className="mx-auto my-7 max-w-96" />
          <blockquote className="verse font-serif text-verse text-balance">
            <p>
              Eternal rest grant unto them, O Lord, and let perpetual light shine upon them. May
              they rest in peace. Amen.
            </p>
          </blockquote>
        </div>
      </section>
    </>
  );
}

function Support() {
  const site = useSite();
  const letter = new URLSearchParams({
    subject: "A donation toward the cemetery",
    body: fillIn(donationLetter, site),
  });
  // Mail programs take a plus literally, and require CR LF line ends (RFC 6068).
  const query = letter.toString().replaceAll("+", "%20").replaceAll("%0A", "%0D%0A");
  return (
    <section aria-labelledby="support" className="page-x section-y">
      <SectionHeading
        title="Why We Ask for Help"
        id="support"
        lead="A cemetery has costs long before its first burial, and it has them for as long as it stands."
      />
      <dl className="mx-auto max-w-text">
        {Object.entries(whyWeAsk).map(([name, text]) => (
          <div
            key={name}
            className="grid gap-x-8 border-t border-rule py-4 sm:grid-cols-[13rem_1fr] sm:items-baseline"
          >
            <dt className="font-serif text-title">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mx-auto mt-8 max-w-measure border-t border-rule pt-8 text-center">
        <p className="whitespace-pre-line font-serif text-lead">
          <LinkedText text={site.texts?.appeal ?? defaultAppeal} />
        </p>
        <p className="mt-6">
          <a href={`mailto:${site.email}?${query}`} className="button">
            Email Us About a Donation
          </a>
        </p>
      </div>
    </section>
  );
}
