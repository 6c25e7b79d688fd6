import * as z from "zod/mini";
import type { ListedEvent } from "../answers.ts";
import { EventInput } from "../inputs.ts";

/** What the planning fields hold for an event. */
export function planningValues(event: ListedEvent | undefined) {
  return {
    capacity: event?.capacity ?? Number.NaN,
    closesAt: event?.closesAt ?? "",
    registrationMode: (event?.registrationMode ?? "until_event_ends") as string,
    cost: event?.cost ?? "",
    notes: event?.notes ?? "",
    sendsReminder: event?.sendsReminder ?? true,
    sendsThanks: event?.sendsThanks ?? true,
  };
}

/** The payload's schema for the form: an empty field of a number or a moment says that there is none. */
export const EventForm = z.pipe(
  z.transform(
    (values: {
      capacity: number | null;
      closesAt: string;
      cost: string;
      notes: string;
    }): unknown => ({
      ...values,
      capacity: Number.isNaN(values.capacity) ? null : values.capacity,
      closesAt: values.closesAt || null,
      cost: values.cost || null,
      notes: values.notes || null,
    }),
  ),
  EventInput as z.ZodMiniType<EventInput, unknown>,
);
