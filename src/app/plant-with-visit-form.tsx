import { type MouseEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import PlantArticle from "#features/plants/pages/plant/plant.tsx";
import type { VisitInPlace } from "#features/visits/pages/visit-form-on-plant-page.tsx";

export { clientLoader, loader } from "#features/plants/pages/plant/plant.tsx";

/** A plant's page with the form for a visit, which is another feature's. The form's code comes when the link to it is pressed. */
export default function PlantPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [Form, setForm] = useState<typeof VisitInPlace>();
  const [asked, setAsked] = useState<{ path: string; plant: string; presses: number }>();
  // Another plant's page is asked again.
  if (asked && asked.path !== pathname) setAsked(undefined);

  async function openForm(event: MouseEvent<HTMLAnchorElement>, plant: string) {
    // A new tab or window, or a download, is left to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    const to = link.pathname + link.search + link.hash;
    setAsked((before) => ({ path: pathname, plant, presses: (before?.presses ?? 0) + 1 }));
    if (Form) return;
    try {
      const { VisitInPlace } = await import("#features/visits/pages/visit-form-on-plant-page.tsx");
      setForm(() => VisitInPlace);
    } catch {
      setAsked(undefined);
      if (window.location.pathname === pathname) void navigate(to);
    }
  }

  return (
    <>
      <PlantArticle
        isVisitOpening={asked !== undefined && !Form}
        onVisit={(event, plant) => void openForm(event, plant)}
      />
      {asked && Form && <Form key={asked.path} plant={asked.plant} presses={asked.presses} />}
    </>
  );
}
