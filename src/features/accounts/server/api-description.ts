import { type ApiCall, answerShape, named, text } from "#shared/server/api-description.ts";
import {
  type LoggedIn,
  LoginInput,
  PasswordChange,
  PasswordLinkRequest,
  PasswordReset,
} from "../contract.ts";

export const accountCalls: readonly ApiCall[] = [
  {
    method: "POST",
    path: "/api/admin/login",
    says: "Signs the owner in.",
    more: "The token goes into `Authorization: Bearer …`. The cookie that comes with the answer opens drafts for reading, and nothing else.",
    payload: named("LoginInput", LoginInput),
    limit: "20 in fifteen minutes from one address, and 10 for one name",
    answers: {
      200: { says: "Signed in.", body: answerShape<LoggedIn>("LoggedIn", { token: text }) },
      401: "The username or the password is not right.",
    },
  },
  {
    method: "POST",
    path: "/api/admin/logout",
    says: "Ends the session of the token.",
    isOwners: true,
    answers: { 204: "Signed out." },
  },
  {
    method: "PUT",
    path: "/api/admin/password",
    says: "Changes the owner’s password and ends her other sessions.",
    isOwners: true,
    payload: named("PasswordChange", PasswordChange),
    limit: "10 in fifteen minutes from one session",
    answers: { 204: "The new password is the one that counts." },
  },
  {
    method: "POST",
    path: "/api/owner-password/ask",
    says: "Asks for a letter with a link to set a new password.",
    more: "The answer is the same whether there is such a name or not.",
    payload: named("PasswordLinkRequest", PasswordLinkRequest),
    limit: "5 an hour from one address",
    answers: {
      202: { says: "If there is such an owner, the letter is on its way.", body: noFields() },
    },
  },
  {
    method: "POST",
    path: "/api/owner-password/reset",
    says: "Sets a new password by the link in the letter, and ends every session.",
    payload: named("PasswordReset", PasswordReset),
    limit: "20 in fifteen minutes from one address",
    answers: {
      204: "The new password is the one that counts.",
      404: "The link was used, or is older than 30 minutes.",
    },
  },
];

function noFields() {
  return answerShape<Record<never, never>>("Nothing", {});
}
