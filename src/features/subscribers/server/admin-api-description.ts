import * as z from "zod/mini";
import {
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
} from "#shared/server/api-description.ts";
import {
  AddedSubscriber,
  type Consent,
  type Forgotten,
  type KeptAboutPerson,
  PersonAsked,
  type Subscriber,
  type SubscriberPage,
  SubscriberSettings,
  type SubscriberStatus,
  statuses,
} from "../owner-contract.ts";

const form = z.enum(["newsletter", "popup", "owner", "letter"]);
const status = z.enum(statuses);

const SubscriberShape = answerShape<Subscriber>("Subscriber", {
  id: rowId,
  email: text.check(z.describe("Empty where only a telephone number is known.")),
  phone: orNull(text),
  status,
  source: orNull(form),
  subscribedAt: orNull(moment),
  unsubscribedAt: orNull(moment),
  refusedAt: orNull(moment),
  createdAt: moment,
  consents: z.array(
    answerShape<Consent>("Consent", {
      form,
      page: orNull(text),
      wording: text,
      agreed: flag,
      awaitsConfirmation: flag,
      phone: orNull(text),
      note: orNull(text),
      givenAt: moment,
    }),
  ),
});

const counts: z.ZodMiniType<Record<SubscriberStatus, number>> = z.record(status, count);
const question = {
  find: { says: "Part of an e-mail or a telephone number.", schema: text },
  status: { says: "Those of one status.", schema: status },
  source: { says: "Those who came by one form.", schema: form },
};
const gone = "This person is no longer there.";
const Settings = named("SubscriberSettings", SubscriberSettings);
const Person = named("PersonAsked", PersonAsked);

export const subscriberAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/subscribers",
    says: "The people of the list, 50 on a page.",
    isOwners: true,
    query: { ...question, page: { says: "Which page, from 1.", schema: rowId } },
    answers: {
      200: {
        says: "One page of them.",
        body: answerShape<SubscriberPage>("SubscriberPage", {
          people: z.array(SubscriberShape),
          total: count,
          page: count,
          pages: count,
          counts,
          asksToConfirm: flag,
        }),
      },
    },
  },
  {
    method: "GET",
    path: "/api/admin/subscribers/csv",
    says: "The same for a spreadsheet, all of them.",
    isOwners: true,
    query: question,
    answers: { 200: { says: "The rows.", type: "text/csv" } },
  },
  {
    method: "POST",
    path: "/api/admin/subscribers",
    says: "Adds somebody who agreed elsewhere than on the site.",
    isOwners: true,
    payload: named("AddedSubscriber", AddedSubscriber),
    limit: "300 an hour",
    answers: {
      201: { says: "The person.", body: SubscriberShape },
      409: "They are there already, or have said no.",
    },
  },
  {
    method: "PUT",
    path: "/api/admin/subscribers/settings",
    says: "Whether a new sign-up counts only when it was confirmed by letter.",
    isOwners: true,
    payload: Settings,
    answers: { 200: { says: "As it is from here on.", body: Settings } },
  },
  {
    method: "POST",
    path: "/api/admin/subscribers/{id}/try-again",
    says: "Writes again to an address that was refused.",
    isOwners: true,
    answers: { 200: { says: "The person.", body: SubscriberShape }, 404: gone },
  },
  {
    method: "DELETE",
    path: "/api/admin/subscribers/{id}",
    says: "Deletes somebody.",
    isOwners: true,
    answers: { 204: "They are gone.", 404: gone },
  },
  {
    method: "POST",
    path: "/api/admin/people/kept",
    says: "Everything that is kept about somebody.",
    isOwners: true,
    payload: Person,
    answers: {
      200: {
        says: "What is kept, under headings.",
        body: answerShape<KeptAboutPerson>("KeptAboutPerson", {
          about: closed<KeptAboutPerson["about"]>({ email: text, phone: text }),
          at: moment,
          kept: z.record(text, z.array(z.looseObject({}))),
        }),
      },
    },
  },
  {
    method: "POST",
    path: "/api/admin/people/forget",
    says: "Forgets somebody: everything that is kept about them is erased.",
    isOwners: true,
    payload: Person,
    answers: {
      200: {
        says: "How much it was, under headings.",
        body: answerShape<Forgotten>("Forgotten", {
          erased: z.record(text, count),
          letterFiles: count,
        }),
      },
    },
  },
];
