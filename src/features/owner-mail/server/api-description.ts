import * as z from "zod/mini";
import { type ApiCall, answerShape, named, orNull, text } from "#shared/server/api-description.ts";
import { OwnerMailConfirmation, OwnerMailInput, type OwnerMailSettings } from "../contract.ts";

const SettingsShape = answerShape<OwnerMailSettings>("OwnerMailSettings", {
  address: orNull(text),
  pending: orNull(text).check(z.describe("An address that waits for its confirmation.")),
  word: z.enum(["at_once", "daily", "never"]),
});

export const ownerMailCalls: readonly ApiCall[] = [
  {
    method: "POST",
    path: "/api/owner-mail/confirm",
    says: "Confirms the owner’s address by the link in its letter.",
    payload: named("OwnerMailConfirmation", OwnerMailConfirmation),
    limit: "30 in ten minutes from one address",
    answers: {
      200: {
        says: "Letters to the owner go there from here on.",
        body: named("ConfirmedAddress", z.strictObject({ address: text })),
      },
      404: "The link confirms no address (any more).",
    },
  },
];

export const ownerMailAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/owner-mail",
    says: "Where letters to the owner go, and when.",
    isOwners: true,
    answers: { 200: { says: "The settings.", body: SettingsShape } },
  },
  {
    method: "PUT",
    path: "/api/admin/owner-mail",
    says: "Changes that; a new address gets a letter to confirm it by.",
    isOwners: true,
    payload: named("OwnerMailInput", OwnerMailInput),
    limit: "10 new addresses an hour",
    answers: { 200: { says: "The settings as they are now.", body: SettingsShape } },
  },
];
