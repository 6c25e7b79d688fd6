import type { Feature } from "#features/feature.ts";
import { accountInHistory } from "./account-in-history.ts";
import { helperInHistory } from "./helpers/helper-in-history.ts";
import { helpersAdminApi, invitationsApi } from "./helpers/helpers-api.ts";
import { acceptedNotices, invitationKind, invitationWriter } from "./helpers/invitation-mail.ts";
import { helperData } from "./helpers/invite-helper.ts";
import { passwordLinkKind, passwordLinkWriter } from "./password-link.ts";
import { passwordLinkApi } from "./password-link-api.ts";
import { passkeySignInApi, signInAndOutApi } from "./sign-in-and-out-api.ts";
import { signInMethodsApi } from "./sign-in-methods-api.ts";

/** The API's document lists her password and her address together. */
export const ownerGroup = {
  name: "The owner",
  says: "Signing in and out, her password, her address and her helpers.",
};

export const accounts: Feature = {
  description: ownerGroup,
  routes: (services) => [
    ["/admin", signInAndOutApi(services)],
    ["/admin/helpers", helpersAdminApi(services)],
    ["/invitations", invitationsApi(services)],
    ["/admin", signInMethodsApi(services)],
    ["/passkey-sign-in", passkeySignInApi(services)],
    ["/owner-password", passwordLinkApi(services)],
  ],
  mail: ({ config, clock }) => ({
    writers: {
      [passwordLinkKind]: passwordLinkWriter(config.site, clock),
      [invitationKind]: invitationWriter(config.site, clock),
    },
    notices: acceptedNotices,
  }),
  personalData: helperData,
  history: [accountInHistory, helperInHistory],
};
