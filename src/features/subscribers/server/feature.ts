import type { Feature } from "#features/feature.ts";
import { subscribersAdminApi } from "./admin-api.ts";
import { subscribersApi } from "./api.ts";
import { markRefused } from "./change-subscribers.ts";
import { confirmKind, confirmWriter } from "./double-opt-in.ts";
import { peopleAdminApi } from "./people-api.ts";
import { personNoteData, personNoteInHistory } from "./person-note.ts";
import { subscriberData } from "./personal-data.ts";
import { signUpInHistory, subscriberInHistory } from "./subscriber-in-history.ts";
import { welcomeKind, welcomeWriter } from "./welcome-mail.ts";

export const subscribers: Feature = {
  description: { name: "Newsletter", says: "Signing up, leaving, and the people of the list." },
  routes: (services, all) => [
    ["/", subscribersApi(services)],
    ["/admin/subscribers", subscribersAdminApi(services)],
    ["/admin/people", peopleAdminApi(services, all.personalData)],
  ],
  mail: ({ config }) => ({
    writers: {
      [welcomeKind]: welcomeWriter(config.site),
      [confirmKind]: confirmWriter(config.site),
    },
    onAddressRefused: markRefused,
  }),
  personalData: [subscriberData, personNoteData],
  history: [subscriberInHistory, signUpInHistory, personNoteInHistory],
};
