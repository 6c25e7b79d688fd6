import { adminRequest } from "#shared/browser/admin-request.ts";
import type { VisitForOwner } from "../answers.ts";

export const visitsPath = "/api/admin/visits";

/** One of them as it is now; undefined if it is gone. */
export async function readVisit(id: number): Promise<VisitForOwner | undefined> {
  const visits = await adminRequest<VisitForOwner[]>("GET", visitsPath);
  return visits.find((visit) => visit.id === id);
}
