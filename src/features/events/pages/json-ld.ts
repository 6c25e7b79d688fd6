import { fullAddress } from "#shared/both/absolute-url.ts";
import type { PublicSiteDetails } from "#shared/both/site-details.ts";
import { sharePicture, sitePicture } from "#ui/share-picture-address.ts";
import type { PublicEvent } from "../answers.ts";
import { eventPath, registerPath } from "../event-addresses.ts";
import { parseTimeRange, timesAtNursery } from "../parse-event-time.ts";

/** The events for search engines: schema.org's Event, as Google reads them. On the server only. */
export function eventsLinkedData(events: readonly PublicEvent[], site: PublicSiteDetails): object {
  return {
    "@context": "https://schema.org",
    "@graph": events.map((event) => toEvent(event, site)),
  };
}

function toEvent(event: PublicEvent, site: PublicSiteDetails): object {
  const absolute = (path: string) => new URL(path, site.publicUrl).href;
  const picture = sharePicture(event.imageUrl) ?? sitePicture;
  const range = parseTimeRange(event.time);
  const times = range && timesAtNursery(event.date, range);
  return {
    "@type": "Event",
    name: event.title,
    description: event.description,
    startDate: times ? moment(times.start) : event.date,
    endDate: times ? moment(times.end) : event.date,
    eventStatus: `https://schema.org/${event.status === "cancelled" ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: event.location,
      address: { "@type": "PostalAddress", addressRegion: "PA", addressCountry: "US" },
    },
    image: [fullAddress(picture, site.publicUrl) ?? absolute(sitePicture)],
    organizer: { "@type": "Organization", name: site.brand, url: absolute("/") },
    url: absolute(eventPath(event)),
    ...(event.placesLeft === null ? {} : { remainingAttendeeCapacity: event.placesLeft }),
    // Prices are free text, and not every event has one: the offer only says where to register.
    ...(event.takesRegistrations
      ? {
          offers: {
            "@type": "Offer",
            url: absolute(registerPath(event)),
            availability: `https://schema.org/${event.placesLeft === 0 ? "SoldOut" : "InStock"}`,
          },
        }
      : {}),
  };
}

/** "2025-06-21T18:00:00-04:00", with New York's offset of that day. */
function moment(time: Temporal.ZonedDateTime): string {
  return time.toString({ timeZoneName: "never" });
}
