import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import {
  browserQueryClient,
  createQueryClient,
  type PageData,
  seedQueryClient,
} from "#platform/page-data.ts";
import "./app.css";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const matches = useMatches();
  const [client] = useState(() => {
    const client = typeof document === "undefined" ? createQueryClient() : browserQueryClient();
    for (const match of matches) {
      if (Array.isArray(match.loaderData)) seedQueryClient(client, match.loaderData as PageData);
    }
    return client;
  });
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
