import { data, Link, type LoaderFunctionArgs, useLocation } from "react-router";
import { loadPage } from "#platform/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Divider, Ornament } from "#ui/ornament.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { notFound } from "./not-found-copy.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return data(await loadPage(context), { status: 404 });
}

export const clientLoader = () => null;

type Way = readonly [to: string, label: string];

const catalogues: readonly Way[] = [
  ["/perennials", "Perennials"],
  ["/trees", "Trees"],
  ["/annuals", "Annuals"],
];

const waysIn: readonly Way[] = [
  ["/", "Home"],
  ...catalogues,
  ["/events", "Events"],
  ["/blog", "Garden Blog"],
  ["/location", "Visit Us"],
  ["/contact", "Contact"],
];

/** What a visitor to this address probably wanted, and where that is. */
function suggestionFor(pathname: string): { text: string; ways: readonly Way[] } {
  const { suggestions } = notFound;
  switch (pathname.replace(/\/+$/, "")) {
    case "/products":
      return { text: suggestions.products, ways: catalogues };
    case "/admin":
      return { text: suggestions.admin, ways: [["/admin-dashboard", "Admin Dashboard"]] };
    case "/newsletter":
      return { text: suggestions.newsletter, ways: [["/#newsletter", "Join the Newsletter"]] };
    default:
      return { text: suggestions.other, ways: waysIn };
  }
}

export default function NotFound() {
  const { pathname } = useLocation();
  const { text, ways } = suggestionFor(pathname);
  return (
    <div className="page-x max-w-text py-12 text-center sm:py-20">
      <PageHead title={notFound.heading} description={notFound.hint} path={pathname} noIndex />
      <Ornament name="rose" className="w-16 text-rose" />
      <h1 className="mt-5">{notFound.heading}</h1>
      <p className="mt-4 font-serif text-lead text-ink-soft italic">{notFound.hint}</p>
      <Divider className="mx-auto my-9 max-w-80" />
      <p className="text-lead font-serif">{text}</p>
      {ways === waysIn ? (
        <ul className="mt-5 flex flex-wrap justify-center gap-x-7">
          {ways.map(([to, label]) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 min-w-11 items-center justify-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-6 flex flex-wrap justify-center gap-4">
          {ways.map(([to, label]) => (
            <ButtonLink key={to} to={to} variant={ways.length > 1 ? "secondary" : "primary"}>
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
    </div>
  );
}
