import type { ReactNode } from "react";
import { Link } from "react-router";
import { defaultHours } from "#shared/both/site-details.ts";
import { Divider } from "#ui/ornament.tsx";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import { SocialLinks } from "#ui/social-media-links.tsx";
import { useSite } from "#ui/use-site.ts";

const blurb =
  "A small family nursery in Pennsylvania, growing perennials, trees and annuals under the care of Our Lady.";

type Links = readonly (readonly [path: string, label: string])[];

const quickLinks: Links = [
  ["/", "Home"],
  ["/products", "Products"],
  ["/events", "Events"],
  ["/location", "Visit Us"],
  ["/contact", "Contact"],
];

const products: Links = [
  "Plants & Flowers",
  "Trees & Shrubs",
  "Vegetable Garden",
  "Garden Supplies",
  "Seasonal Items",
  "Catholic Garden Décor",
].map((label) => ["/products", label]);

const lastLine: Links = [
  ["/plants", "All Plants"],
  ["/mary-garden", "The Mary Garden"],
  ["/in-bloom", "In Bloom on a Day"],
  ["/my-garden", "My Garden List"],
  ["/parish", "For Your Parish"],
  ["/#newsletter", "Letters by Email"],
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms of Service"],
  ["/admin-login", "For the owner"],
];

/** The foot of every page: who the nursery is, where else to go, and when it is open. */
export function SiteFooter() {
  const site = useSite();
  return (
    <footer className="site-footer ground-garden print:hidden">
      <div className="title-rule" />
      <div className="page-x pt-12 pb-8 sm:pt-16">
        <div className="grid grid-cols-[5fr_6fr] max-[20rem]:grid-cols-1 gap-x-4 gap-y-10 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-[1.5fr_0.9fr_1.2fr_1.3fr]">
          <div className="max-sm:col-span-full">
            <p className="font-serif text-title">{site.brand}</p>
            <p className="mt-2 max-w-measure text-ink-soft">{blurb}</p>
            <SocialLinks
              className="mt-4 lg:grid lg:grid-cols-[auto_auto] lg:justify-start"
              linkClassName="footer-link"
            />
          </div>
          <Column title="Quick Links">
            <LinkList links={quickLinks} />
          </Column>
          <Column title="Products">
            <LinkList links={products} />
          </Column>
          <Column title="Hours" className="max-sm:col-span-full">
            <p className="pt-2 whitespace-pre-line">{site.hours ?? defaultHours}</p>
            <p className="mt-2">
              <PhoneLink className="footer-link" />
              <br />
              <EmailLink className="footer-link" />
            </p>
          </Column>
        </div>
        <Divider ornament="cross" className="my-8" />
        <div className="text-small text-ink-soft">
          <p className="py-2">
            {/* A page kept over New Year's Eve still says the old year; that is no error. */}©{" "}
            <span suppressHydrationWarning>{new Date().getFullYear()}</span> {site.brand}. All
            rights reserved.
          </p>
          {/* On a phone in the two columns of the lists above it. In columns everywhere, so that no line breaks anew when the face arrives. */}
          <p className="grid grid-cols-[5fr_6fr] max-[20rem]:grid-cols-1 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
            {lastLine.map(footerLink)}
          </p>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ links }: { links: Links }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link[1]}>{footerLink(link)}</li>
      ))}
    </ul>
  );
}

const footerLink = ([path, label]: Links[number]) => (
  <Link key={label} to={path} className="footer-link">
    {label}
  </Link>
);

function Column({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <h2 className="caps text-lead text-gilt-ink">{title}</h2>
      {children}
    </div>
  );
}
