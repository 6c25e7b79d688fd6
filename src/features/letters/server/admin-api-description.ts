import * as z from "zod/mini";
import {
  type Answer,
  type ApiCall,
  answerShape,
  closed,
  count,
  flag,
  moment,
  named,
  orNull,
  rowId,
  text,
  version,
} from "#shared/server/api-description.ts";
import {
  type Audience,
  type Letter,
  LetterFromPost,
  LetterInput,
  type LetterPreview,
  type LetterProgress,
  type LetterRecipient,
  type LetterSettings,
  LetterSettingsInput,
  type LetterWithProgress,
  type MailTest,
  type RecipientPage,
  SendInput,
} from "../contract.ts";
import { AudienceAsked, PageInput } from "./admin-api.ts";

const letter = {
  id: rowId,
  subject: text,
  body: text,
  picture: text,
  pictureAlt: text,
  to: z.enum(["subscribers", "event", "person"]),
  eventId: orNull(rowId),
  part: z.enum(["registered", "waiting", "all"]),
  email: text,
  isPublic: flag,
  state: z.enum(["draft", "scheduled", "sending", "sent", "stopped"]),
  dueAt: orNull(moment),
  startedAt: orNull(moment),
  finishedAt: orNull(moment),
  path: orNull(text).check(z.describe("Its public page; null where it has none.")),
  version,
  createdAt: moment,
  updatedAt: moment,
};
const LetterShape = answerShape<Letter>("Letter", letter);

const LetterWithProgressShape = answerShape<LetterWithProgress>("LetterWithProgress", {
  ...letter,
  progress: orNull(
    answerShape<LetterProgress>("LetterProgress", {
      people: count,
      sent: count,
      keptAsFile: count,
      waiting: count,
      failed: count,
      notSent: count,
      isEnqueuing: flag,
    }),
  ),
});

const delivery = z.enum(["mail", "file"]);
const perTime = orNull(rowId);
const SettingsShape = answerShape<LetterSettings>("LetterSettings", {
  postalAddress: text,
  perMinute: perTime,
  perHour: perTime,
  perDay: perTime,
  delivery,
  mailServer: orNull(text),
  folder: text,
  from: text,
  ownerAddress: orNull(text),
});

const RecipientPageShape = answerShape<RecipientPage>("LetterRecipients", {
  people: z.array(
    answerShape<LetterRecipient>("LetterRecipient", {
      id: rowId,
      name: text,
      email: text,
      state: z.enum(["waiting", "sent", "kept_as_file", "failed", "not_sent"]),
      reason: orNull(text),
      at: orNull(moment),
    }),
  ),
  total: count,
  page: count,
  pages: count,
});

const AudienceShape = answerShape<Audience>("LetterAudience", {
  people: count,
  leftOut: z.array(closed<Audience["leftOut"][number]>({ reason: text, people: count })),
});

const PreviewShape = answerShape<LetterPreview>("LetterPreview", {
  subject: text,
  html: text,
  text,
  htmlBytes: count,
  pictures: z.record(text, text),
});

const asItIs: Answer = { says: "The letter as it is now.", body: LetterShape, hasETag: true };
const gone = "The letter is no longer there.";
const Input = named("LetterInput", LetterInput);

const letterSettingsCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/letters/settings",
    says: "How letters are sent.",
    isOwners: true,
    answers: { 200: { says: "The settings.", body: SettingsShape } },
  },
  {
    method: "PUT",
    path: "/api/admin/letters/settings",
    says: "Sets the postal address and how many letters the mail server bears.",
    isOwners: true,
    payload: named("LetterSettingsInput", LetterSettingsInput),
    answers: { 200: { says: "The settings as they are now.", body: SettingsShape } },
  },
  {
    method: "POST",
    path: "/api/admin/letters/settings/test-mail",
    says: "Sends the owner a letter through her mail server.",
    isOwners: true,
    limit: "20 an hour",
    answers: {
      200: {
        says: "What came of it.",
        body: answerShape<MailTest>("MailTest", { isWorking: flag, says: text }),
      },
      409: "There is no mail server.",
    },
  },
];

export const letterAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/letters",
    says: "Every letter, drafts and what goes out first.",
    isOwners: true,
    answers: { 200: { says: "The letters.", body: z.array(LetterShape) } },
  },
  {
    method: "POST",
    path: "/api/admin/letters",
    says: "Begins a letter.",
    isOwners: true,
    payload: Input,
    answers: { 201: { ...asItIs, says: "The draft." } },
  },
  {
    method: "POST",
    path: "/api/admin/letters/from-post",
    says: "Begins a letter with the text of a post.",
    isOwners: true,
    payload: named("LetterFromPost", LetterFromPost),
    answers: { 201: { ...asItIs, says: "The draft." }, 404: "The post is no longer there." },
  },
  {
    method: "POST",
    path: "/api/admin/letters/preview",
    says: "The letter as it would be sent; nothing is kept.",
    isOwners: true,
    payload: Input,
    answers: { 200: { says: "As it would be sent.", body: PreviewShape } },
  },
  {
    method: "POST",
    path: "/api/admin/letters/audience",
    says: "How many people a letter would go to.",
    isOwners: true,
    payload: named("LetterAudienceAsked", AudienceAsked),
    answers: { 200: { says: "How many, and who is left out.", body: AudienceShape } },
  },
  {
    method: "GET",
    path: "/api/admin/letters/{id}",
    says: "One letter, and how far it has come.",
    isOwners: true,
    answers: {
      200: { says: "The letter.", body: LetterWithProgressShape, hasETag: true },
      404: gone,
    },
  },
  {
    method: "PUT",
    path: "/api/admin/letters/{id}",
    says: "Changes a draft.",
    isOwners: true,
    payload: Input,
    takesIfMatch: true,
    answers: { 200: asItIs, 404: gone, 409: "It is no draft any more." },
  },
  {
    method: "DELETE",
    path: "/api/admin/letters/{id}",
    says: "Deletes a letter that is not on its way.",
    isOwners: true,
    answers: { 204: "It is gone.", 404: gone, 409: "It is on its way: stop it first." },
  },
  {
    method: "POST",
    path: "/api/admin/letters/{id}/test",
    says: "Sends the letter to the owner alone.",
    isOwners: true,
    limit: "30 an hour",
    answers: {
      200: {
        says: "It is on its way.",
        body: named("LetterTest", z.strictObject({ to: text, delivery })),
      },
      404: gone,
      409: "The owner has no confirmed address.",
    },
  },
  {
    method: "POST",
    path: "/api/admin/letters/{id}/send",
    says: "Sends a letter off, now or at a time.",
    isOwners: true,
    payload: named("SendInput", SendInput),
    answers: { 200: asItIs, 404: gone, 409: "It was sent off already, or changed meanwhile." },
  },
  {
    method: "POST",
    path: "/api/admin/letters/{id}/take-back",
    says: "Makes a letter that has not begun to go out a draft again.",
    isOwners: true,
    answers: { 200: asItIs, 404: gone, 409: "It is going out already." },
  },
  {
    method: "POST",
    path: "/api/admin/letters/{id}/stop",
    says: "Stops a letter that goes out; who has it keeps it.",
    isOwners: true,
    answers: { 200: asItIs, 404: gone, 409: "It is not going out." },
  },
  {
    method: "PUT",
    path: "/api/admin/letters/{id}/page",
    says: "Whether everybody may read it on a page.",
    isOwners: true,
    payload: named("LetterPageInput", PageInput),
    answers: { 200: asItIs, 404: gone, 409: "It is no letter to the subscribers." },
  },
  {
    method: "GET",
    path: "/api/admin/letters/{id}/recipients",
    says: "Who got it, 50 on a page.",
    isOwners: true,
    query: { page: { says: "Which page, from 1.", schema: rowId } },
    answers: { 200: { says: "One page of them.", body: RecipientPageShape }, 404: gone },
  },
  ...letterSettingsCalls,
];
