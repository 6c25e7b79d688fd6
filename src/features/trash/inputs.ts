import * as z from "zod/mini";

/** The payload of `POST /api/admin/trash/{id}/restore`: what the owner chose where she was asked. */
export const BringBack = z.object({
  /** Of a registration: more may come than there are places. */
  allowOverCapacity: z.optional(z.boolean("Please choose whether to go over the capacity")),
  /** Of a registration: it is put on the waiting list instead. */
  waiting: z.optional(z.boolean("Please choose whether it waits for places")),
  /** Of a post or a plant: it comes back at another address. */
  newAddress: z.optional(z.boolean("Please choose whether it gets another address")),
});
