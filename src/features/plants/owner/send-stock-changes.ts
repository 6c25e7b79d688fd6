import { useRef, useState } from "react";
import { HttpError } from "#shared/both/http-error.ts";
import { runOwnerAction } from "#shared/both/run-owner-action.ts";
import {
  adminRequest,
  changeRows,
  ifUnchanged,
  isOvertaken,
  useAdminQuery,
} from "#shared/browser/admin-request.ts";
import { deleteFormDraft, readFormDraft, saveFormDraft } from "#shared/browser/form-drafts.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { useRetrySending } from "#shared/browser/retry-sending.ts";
import type { PlantForOwner } from "../answers.ts";
import type { StockChanges, StockState } from "../stock/inputs.ts";

export const plantsPath = "/api/admin/plants";

/** Taps that have not reached the server, by the plant's slug: they outlive a session and a lost network. */
type Waiting = Readonly<Record<string, StockChanges>>;
const keptAs = "plant-taps";

interface Tap {
  slug: string;
  name: string;
  to: StockState | null;
  before: Pick<PlantForOwner, "state" | "stateSince">;
}

/**
 * Every plant as the owner has marked it. A tap shows at once and is sent by itself; what could not be sent waits in this
 * tab, and is sent later.
 */
export function useStock() {
  const { data, ...read } = useAdminQuery<PlantForOwner[]>(plantsPath);
  const [waiting, setWaiting] = useState<Waiting>(() => readFormDraft<Waiting>(keptAs) ?? {});
  const [taps, setTaps] = useState<readonly Tap[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const queue = useRef(waiting);
  const underWay = useRef(new Set<string>());
  const isLoaded = data !== undefined;

  function put(next: Waiting) {
    queue.current = next;
    setWaiting(next);
    if (Object.keys(next).length > 0) saveFormDraft(keptAs, next);
    else deleteFormDraft(keptAs);
  }

  function say(slug: string, problem: string | undefined) {
    setProblems(({ [slug]: _, ...others }) => (problem ? { ...others, [slug]: problem } : others));
  }

  async function send(slug: string): Promise<void> {
    if (underWay.current.has(slug)) return;
    underWay.current.add(slug);
    await runOwnerAction(
      async () => {
        for (let changes = queue.current[slug]; changes; changes = queue.current[slug]) {
          const plant = await adminRequest<PlantForOwner>("PATCH", `${plantsPath}/${slug}`, {
            body: changes,
            ...ifUnchanged(plantNow(slug)?.version),
          });
          replacePlant(plant);
          // A later tap is another object, and is sent next.
          if (queue.current[slug] === changes) forget(slug);
          say(slug, undefined);
        }
      },
      async (error) => {
        if (isOvertaken(error)) {
          forget(slug);
          say(slug, "Somebody else changed this plant meanwhile. This is how it stands now.");
          await browserStore().refresh(plantsPath);
        } else if (error instanceof HttpError && error.status < 500) {
          forget(slug);
          say(slug, error.serverMessage ?? "This could not be saved.");
        } else say(slug, "Not saved yet. It is tried again by itself.");
      },
    );
    underWay.current.delete(slug);
  }

  function forget(slug: string) {
    const { [slug]: _, ...others } = queue.current;
    put(others);
  }

  function sendAll() {
    for (const slug of Object.keys(queue.current)) void send(slug);
  }
  useRetrySending(isLoaded && Object.keys(waiting).length > 0, sendAll);

  function change(slug: string, changes: StockChanges) {
    put({ ...queue.current, [slug]: { ...queue.current[slug], ...changes } });
    void send(slug);
  }

  return {
    /** As the owner has marked them, whether or not the server knows it yet. */
    data: data?.map((plant) => ({ ...plant, ...waiting[plant.slug] })) as
      | PlantForOwner[]
      | undefined,
    ...read,
    problems,
    waitingCount: Object.keys(waiting).length,
    sendAll,
    lastTap: taps.at(-1),
    tap(plant: PlantForOwner, state: StockState) {
      // Pressing the pressed one again clears it.
      const to = plant.state === state ? null : state;
      const { slug, name, stateSince } = plant;
      setTaps((before) => [
        ...before,
        { slug, name, to, before: { state: plant.state, stateSince } },
      ]);
      change(slug, { state: to });
    },
    undo() {
      const last = taps.at(-1);
      if (!last) return;
      setTaps(taps.slice(0, -1));
      const { state, stateSince } = last.before;
      change(last.slug, { state, ...(stateSince ? { stateSince } : {}) });
    },
  };
}

function plantNow(slug: string): PlantForOwner | undefined {
  const { data } = browserStore().state<PlantForOwner[]>(plantsPath);
  return data?.find((plant) => plant.slug === slug);
}

/** Puts a plant as the server answered it in the list. */
export function replacePlant(plant: PlantForOwner): void {
  changeRows<PlantForOwner>(plantsPath, (rows) =>
    rows.map((it) => (it.slug === plant.slug ? plant : it)),
  );
}
