import { EventsSection } from "#features/events/pages/home/events-section.tsx";
import { eventsQuery, todayQuery } from "#features/events/pages/queries.ts";
import { homePicturesQuery, useHomePictures } from "#features/pictures/pages/home-pictures.ts";
import { Collection, productsQuery } from "#features/plants/pages/home/collection.tsx";
import { Gallery } from "#features/site/pages/home/gallery.tsx";
import { Hero } from "#features/site/pages/home/hero.tsx";
import { Location } from "#features/site/pages/home/location-on-home-page.tsx";
import { Mission } from "#features/site/pages/home/mission.tsx";
import { hero, verses } from "#features/site/pages/home/texts.ts";
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

/** The home page, put together here because its sections are the features' own. */
export default function Home() {
  const { data: pictures, picture } = useHomePictures();
  return (
    <>
      <PageHead description={hero.lead} path="/" />
      <GardenStore />
      <Hero picture={picture} />
      <VerseBanner {...verses.genesis28} ground="ground-mantle" />
      <Mission />
      <Collection picture={picture} />
      <VerseBanner {...verses.matthew1323} ground="ground-garden" />
      <WhyChoose />
      <EventsSection />
      <NewsletterSection />
      <Location picture={picture} />
      <Gallery images={pictures?.gallery ?? []} />
    </>
  );
}
