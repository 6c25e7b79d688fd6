import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { PageHeader } from "#ui/page-and-section-headings.tsx";
import { Prose } from "#ui/paragraphs.tsx";
import { copyAddress } from "#ui/share-address.ts";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";

const title = "Follow Along";
const lead = "Three ways to hear of a new post or a new event without having to look here for it.";

/** /feeds: what a feed is and how it is used, for whoever has never used one. */
export default function FeedsPage() {
  const { publicUrl } = useSite();
  const calendar = new URL("/events.ics", publicUrl).href;
  return (
    <>
      <PageHead title={title} description={lead} path="/feeds" />
      <PageHeader title={title} lead={lead} />
      <div className="page-x pb-16 sm:pb-20">
        <Prose className="mx-auto">
          <section>
            <h2>Letters</h2>
            <p>
              The simplest: you give us an email address, and now and then a letter comes. You can
              leave the list at any time.
            </p>
            <p>
              <Link to="/#newsletter">Letters by email</Link>
            </p>
          </section>
          <section id="calendar">
            <h2>Our events in your calendar</h2>
            <p>
              Your phone or computer asks us for the events by itself, and shows what is new or was
              changed. We do not learn who you are.
            </p>
            <p>
              <a href={calendar.replace(/^https?:/, "webcal:")} className="button">
                Open in your calendar
              </a>
            </p>
            <p>
              Where nothing opens, give the address below to your calendar. In Google Calendar, on a
              computer: the plus sign beside “Other calendars”, then “From URL”. In Outlook: “Add
              calendar”, then “Subscribe from web”.
            </p>
            <AddressToCopy address={calendar} what="calendar" />
          </section>
          <section id="feed">
            <h2>The garden blog in a feed reader</h2>
            <p>
              A feed is a list of our newest posts, made for programs. A feed reader is such a
              program or website: you give it the address of each feed that you would like to
              follow, once, and it shows you whatever is new in all of them. We do not learn who
              reads it. Many are free; search for “feed reader” or “RSS reader”.
            </p>
            <AddressToCopy address={new URL("/feed.xml", publicUrl).href} what="feed" />
            <p>
              If you <a href="/feed.xml">open the feed itself</a>, you see what programs see, signs
              and all: nothing is broken. To read, go to <Link to="/blog">the garden blog</Link>.
            </p>
          </section>
        </Prose>
      </div>
    </>
  );
}

function AddressToCopy({ address, what }: { address: string; what: string }) {
  const words = {
    copied: `The address of the ${what} is ready to paste.`,
    copyByHand: `Copy this address of the ${what}`,
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <code className="wrap-anywhere">{address}</code>
      <Button
        variant="quiet"
        className="-ml-2 noscript:hidden"
        onClick={() => void copyAddress(address, words)}
      >
        Copy the {what}’s address
      </Button>
    </p>
  );
}
