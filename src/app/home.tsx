import { EventsSection } from "#features/events/pages/home/events-section.tsx";
import { eventsQuery, todayQuery } from "#features/events/pages/queries.ts";
import { homePicturesQuery, useHomePictures } from "#features/pictures/pages/home-pictures.ts";
import { Collection, productsQuery } from "#features/plants/pages/home/collection.tsx";
import { Gallery } from "#features/site/pages/home/gallery.tsx";
import { Hero, heroLead } from "#features/site/pages/home/hero.tsx";
import { Location } from "#features/site/pages/home/location-on-home-page.tsx";
import { Mission } from "#features/site/pages/home/mission.tsx";
import { WhyChoose } from "#features/site/pages/home/why-choose.tsx";
import { GardenStore } from "#features/site/pages/local-business-json-ld.tsx";
import { NewsletterSection } from "#features/subscribers/pages/newsletter-section.tsx";
import { clientLoaderOf, loaderOf } from "#shared/browser/page-queries.ts";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { VerseBanner } from "#ui/verse-banner.tsx";

export { signUpWithoutJavaScript as action } from "#features/subscribers/pages/newsletter-section.tsx";

const queries = () => [homePicturesQuery, productsQuery, eventsQuery, todayQuery];
export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

/** Douay-Rheims (Challoner), cited as the specification writes it. */
const genesis28 = {
  text: "And the Lord God had planted a paradise of pleasure from the beginning: wherein he placed man whom he had formed.",
  reference: "Genesis 2:8",
};
const matthew1323 = {
  text: "But he that received the seed upon good ground, is he that heareth the word, and understandeth, and beareth fruit, and yieldeth the one an hundredfold, and another sixty, and another thirty.",
  reference: "Matthew 13:23",
};

/** The home page, put together here because its sections are the features' own. */
export default function Home() {
  const { data: pictures, picture } = useHomePictures();
  return (
    <>
      <PageHead description={heroLead} path="/" />
      <GardenStore />
      <Hero picture={picture} />
      <VerseBanner {...genesis28} ground="ground-mantle" />
      <Mission />
      <Collection picture={picture} />
      <VerseBanner {...matthew1323} ground="ground-garden" />
      <WhyChoose />
      <EventsSection />
      <NewsletterSection />
      <Location picture={picture} />
      <Gallery images={pictures?.gallery ?? []} />
    </>
  );
}
