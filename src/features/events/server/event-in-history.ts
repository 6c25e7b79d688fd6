import type { EventRow } from "#db/schema.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { type ThingInHistory, yesOrNo } from "#shared/server/note-change-in-history.ts";
import { registrationModes } from "../inputs.ts";

export const eventInHistory: ThingInHistory<EventRow> = {
  kind: "event",
  label: "Event",
  nameOf: ({ title }) => title,
  neededFor: ["people"],
  screenOf: (id) => `/admin-events/${id}`,
  update: {
    method: "PUT",
    pathOf: (id) => `/api/admin/events/${id}`,
    readFrom: "/api/admin/events",
    needed: [],
    takesAll: true,
    without: ["status"],
  },
  fields: {
    ...{ id: null, version: null, remindedFor: null, thankedFor: null },
    title: "Title",
    description: "Description",
    date: { label: "Date", say: formatEventDate },
    time: "Time",
    location: "Location",
    imageUrl: "Picture",
    pictureAlt: "What the picture shows",
    pictureFocus: "What stays in sight",
    capacity: "Capacity",
    registrationMode: {
      label: "Registration",
      say: (mode: EventRow["registrationMode"]) => registrationModes[mode],
    },
    closesAt: "Registration closes",
    cost: "Cost",
    notes: "Notes for those who come",
    sendsReminder: yesOrNo("Reminder"),
    sendsThanks: yesOrNo("Word of thanks"),
    status: {
      label: "Status",
      say: (status: string) => (status === "cancelled" ? "Cancelled" : "Takes place"),
    },
  },
};
