import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from "react-router";
import { EventsSection } from "#features/events/home/events-section.tsx";
import { eventsQuery } from "#features/events/queries.ts";
import { NewsletterSection } from "#features/newsletter/newsletter-section.tsx";
import { postSubscription } from "#features/newsletter/post-subscription.ts";
import { Collection } from "#features/plants/home/collection.tsx";
import { productsQuery } from "#features/plants/queries.ts";
import { GardenStore } from "#features/site/garden-store.tsx";
import { hero, verses } from "#features/site/home/copy.ts";
import { Gallery } from "#features/site/home/gallery.tsx";
import { Hero } from "#features/site/home/hero.tsx";
import { Location } from "#features/site/home/location.tsx";
import { Mission } from "#features/site/home/mission.tsx";
import { WhyChoose } from "#features/site/home/why-choose.tsx";
import { loadPage, prefetchPage } from "#platform/page-data.ts";
import { PageHead } from "#ui/page-head.tsx";
import { VerseBanner } from "#ui/verse-banner.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, productsQuery, eventsQuery);
}

export const clientLoader = () => prefetchPage(productsQuery, eventsQuery);

/** The newsletter form without JavaScript. */
export function action({ request, context }: ActionFunctionArgs) {
  return postSubscription(request, context);
}

/** The home page, put together here because its sections are the features' own. */
export default function Home() {
  const posted = useActionData<typeof action>();
  return (
    <>
      <PageHead description={hero.lead} path="/" />
      <GardenStore />
      <Hero />
      <VerseBanner {...verses.genesis28} ground="mantle" />
      <Mission />
      <Collection />
      <VerseBanner {...verses.matthew1323} ground="garden" />
      <WhyChoose />
      <EventsSection />
      <NewsletterSection posted={posted} />
      <Location />
      <Gallery />
    </>
  );
}
