import { ownerGroup } from "#features/accounts/server/feature.ts";
import type { Feature } from "#features/feature.ts";
import { ownerMailAdminApi, ownerMailApi } from "./api.ts";
import {
  addressChangedKind,
  addressChangedWriter,
  confirmAddressKind,
  confirmAddressWriter,
} from "./confirm-address.ts";
import { ownerMailInHistory } from "./owner-mail-in-history.ts";

export const ownerMail: Feature = {
  description: ownerGroup,
  routes: (services) => [
    ["/owner-mail", ownerMailApi(services)],
    ["/admin/owner-mail", ownerMailAdminApi(services)],
  ],
  history: [ownerMailInHistory],
  mail: ({ config }) => ({
    writers: {
      [confirmAddressKind]: confirmAddressWriter(config.site),
      [addressChangedKind]: addressChangedWriter(config.site),
    },
  }),
};
