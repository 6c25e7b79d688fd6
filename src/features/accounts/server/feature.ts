import type { Feature } from "#features/feature.ts";
import { accountsAdminApi } from "./admin-api.ts";
import { accountInHistory } from "./note-of-account.ts";
import { passkeySignInApi } from "./passkeys/passkey-sign-in-api.ts";
import { passwordLinkApi } from "./password-api.ts";
import { passwordLinkKind, passwordLinkWriter } from "./password-link.ts";
import { signingInApi } from "./signing-in-api.ts";

/** In the API's document her password and her address stand together. */
export const ownerGroup = {
  name: "The owner",
  says: "Signing in and out, her password and her address.",
};

export const accounts: Feature = {
  description: ownerGroup,
  routes: (services) => [
    ["/admin", accountsAdminApi(services)],
    ["/admin", signingInApi(services)],
    ["/passkey-sign-in", passkeySignInApi(services)],
    ["/owner-password", passwordLinkApi(services)],
  ],
  mail: ({ config, clock }) => ({
    writers: { [passwordLinkKind]: passwordLinkWriter(config.site, clock) },
  }),
  history: [accountInHistory],
};
