import type { ComponentType } from "react";
import { type ClientLoaderFunctionArgs, data, Link, useLocation } from "react-router";
import { mainPages } from "#features/site/main-pages.ts";
import { NewsletterSection } from "#features/subscribers/pages/newsletter-section.tsx";
import { isOwnerScreen } from "#shared/both/owner/is-owner-screen.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Divider, Ornament } from "#ui/ornament.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";

const heading = "404 Page Not Found";
const hint = "Did you forget to add the page to the router?";

export const loader = () => data(null, { status: 404 });

/** A screen of the owner's is loaded in full from a visitors' page, which does not know its route. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<null> {
  if (!isOwnerScreen(new URL(request.url).pathname)) return null;
  location.assign(request.url);
  return new Promise(() => {});
}

/** The page of every unknown address, with what the visitor probably wanted; the newsletter is a feature's. */
export default function NotFound() {
  const { pathname } = useLocation();
  const [text, Offer] = offers[pathname.replace(/(?<!\/)\/+$/, "")] ?? otherwise;
  return (
    <>
      <div className="page-x max-w-text pt-10 pb-8 text-center sm:pt-16">
        <PageHead title={heading} description={hint} />
        <Ornament name="rose" className="w-14 text-rose" />
        <h1 className="mt-4">{heading}</h1>
        <p className="mt-4 font-serif text-lead text-ink-soft italic">{hint}</p>
        <Divider className="mx-auto my-7 max-w-80" />
        <p className="font-serif text-lead">{text}</p>
      </div>
      <Offer />
    </>
  );
}

const offers: Readonly<Record<string, readonly [text: string, Offer: ComponentType]>> = {
  "/products": ["Looking for plants? They are kept in three catalogues.", Catalogues],
  "/admin": ["Looking for the dashboard? It is one gate over.", Dashboard],
  "/newsletter": ["Looking for the newsletter? You can join it right here.", NewsletterSection],
};
const otherwise = [
  "Nothing grows at this address. One of these paths may take you where you meant to go.",
  WaysIn,
] as const;

const catalogues = [
  ["/perennials", "Perennials", "perennials"],
  ["/trees", "Trees", "trees-shrubs"],
  ["/annuals", "Annuals", "annuals"],
] as const;

function Catalogues() {
  return (
    <div className="page-x pb-16 sm:pb-20">
      <ul className="product-list">
        {catalogues.map(([to, label, picture]) => (
          <li key={to} className="product-card">
            <img
              src={`/pictures/products/${picture}.svg`}
              alt=""
              width={800}
              height={600}
              decoding="async"
              className="home-picture"
            />
            <Link to={to} className="product-link font-serif text-title">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-center">
        <ButtonLink to="/plants" variant="secondary">
          See All Plants
        </ButtonLink>
      </p>
    </div>
  );
}

function Dashboard() {
  return (
    <p className="pb-16 text-center sm:pb-20">
      <ButtonLink to="/admin-dashboard">Admin Dashboard</ButtonLink>
    </p>
  );
}

function WaysIn() {
  return (
    <ul className="page-x flex max-w-text flex-wrap justify-center gap-x-7 pb-16 sm:pb-20">
      {mainPages
        .filter(([to]) => to !== "/cemetery")
        .map(([to, label]) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 min-w-11 items-center justify-center">
              {label}
            </Link>
          </li>
        ))}
    </ul>
  );
}
