import { A as _lte, B as _regex, M as _minLength, h as _gte, j as _maxLength, q as _trim } from "./api-DIT3_TgA.js";
import { f as refine, l as number, m as string, o as email, s as int, u as object } from "./schemas-BKKPMgOp.js";
// src/platform/shared/text-checks.ts
/** Control characters have no place in one line of text: in a letter's head they would be an attack. */
var oneLine = refine((text) => !hasControlCharacter(text), {
	error: "Please remove line breaks and other control characters",
	abort: true
});
/** The same for text of several lines. */
var someLines = refine((text) => !hasControlCharacter(text.replace(/[\t\r\n]/g, "")), {
	error: "Please remove control characters",
	abort: true
});
/** Whether a text has what no text of a person has: control characters, or half a character. */
function hasControlCharacter(text) {
	return /\p{Cc}/u.test(text) || !text.isWellFormed();
}
// src/platform/shared/fold-text.ts
/**
* Text as a search compares it: lower case, without accents, and with the quotation marks that a
* phone puts in unasked as the plain ones, so that "o'brien" finds "O’Brien" and "jose" "José".
*/
function foldText(text) {
	return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[‘’ʼ`´]/g, "'").replace(/[“”]/g, "\"").replace(/[‐‑–—]/g, "-").toLowerCase();
}
// src/features/registrations/rules.ts
/** True where two sendings under one key say the same: then the second is a repeat, not a mistake. */
function isSameRegistration(a, b) {
	return a.eventId === b.eventId && a.fullName === b.fullName && a.email === b.email && a.phone === b.phone && a.mailingAddress === b.mailingAddress && a.attendeesCount === b.attendeesCount;
}
/** "1 person", "3 people". */
function peopleCount(count) {
	return `${count} ${count === 1 ? "person" : "people"}`;
}
/**
* The ids of registrations that may be somebody's second one: another for the same event has the
* same e-mail address, or the same name and telephone number, however they were typed.
*/
function possibleDuplicates(registrations) {
	const firsts = /* @__PURE__ */ new Map();
	const found = /* @__PURE__ */ new Set();
	for (const { id, eventId, fullName, email, phone } of registrations) {
		const keys = [`${eventId} mail ${email.trim().toLowerCase()}`, `${eventId} person ${plainName(fullName)} ${plainPhone(phone)}`];
		for (const key of keys) {
			const first = firsts.get(key);
			if (first === void 0) firsts.set(key, id);
			else found.add(first).add(id);
		}
	}
	return found;
}
/** "Seán  O'BRIEN" and "sean o'brien" are one. */
function plainName(name) {
	return foldText(name).replace(/\s+/g, " ").trim();
}
/** "+1 (570) 555-0142" and "570.555.0142" are one. A number without digits is compared as it is. */
function plainPhone(phone) {
	return phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "") || phone;
}
// src/features/registrations/contract.ts
/** What is asked of a person, in the registration form and in the owner's editing of it. */
var person = {
	fullName: string("Name must be at least 2 characters").check(_trim(), _minLength(2, "Name must be at least 2 characters"), _maxLength(200, "Please shorten the name to 200 characters"), oneLine),
	email: string("Please enter a valid email address").check(_trim(), email("Please enter a valid email address"), _maxLength(254, "Please enter a valid email address")),
	phone: string("Please enter a valid phone number").check(_trim(), _minLength(10, "Please enter a valid phone number"), _maxLength(40, "Please enter a valid phone number"), oneLine),
	mailingAddress: string("Please enter your complete mailing address").check(_trim(), _minLength(10, "Please enter your complete mailing address"), _maxLength(500, "Please shorten the mailing address to 500 characters"), someLines)
};
function attendees(message) {
	return number(message).check(int(message), _gte(1, message), _lte(50, `Please enter at most 50 attendees; for a larger group, please call us`));
}
/** The fields of the registration form. */
var RegistrationForm = object({
	...person,
	attendeesCount: attendees("Please enter a valid number of attendees")
});
/** The payload of `POST /api/events/register`. */
var RegistrationInput = object({
	eventId: int("Please choose an event").check(_gte(1, "Please choose an event")),
	...RegistrationForm.shape
});
/** The fields of the owner's edit form: the payload of `PATCH /api/admin/registrations/{id}`. */
var RegistrationChanges = object({
	...person,
	attendeesCount: attendees("At least 1 attendee is required")
});
/** The form's key for one sending: the same key again is the same registration. */
var IdempotencyKey = string().check(_regex(/^[\x21-\x7e]{8,128}$/, "The Idempotency-Key must be 8 to 128 visible characters"));
export { isSameRegistration as a, foldText as c, someLines as d, RegistrationInput as i, hasControlCharacter as l, RegistrationChanges as n, peopleCount as o, RegistrationForm as r, possibleDuplicates as s, IdempotencyKey as t, oneLine as u };
