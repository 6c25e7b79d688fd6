import { M as _minLength, j as _maxLength, q as _trim } from "./api-DIT3_TgA.js";
import { a as boolean, d as optional, f as refine, m as string, n as _default, o as email, u as object } from "./schemas-BKKPMgOp.js";
// src/features/newsletter/contract.ts
var badEmail = "Please enter a valid email address";
var badPhone = "Phone number must be at least 10 digits";
var noEmail = "Please provide your email address.";
var noPhone = "Please provide your cell phone number.";
/** A line break or control character would be an attack on the head of a letter. */
function oneLine(message) {
	return refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), message);
}
function emailChecks() {
	return [email(badEmail), _maxLength(254, badEmail)];
}
/** The fields of the newsletter form: the payload of `POST /api/subscribe`. */
var SubscriptionInput = object({
	email: string(badEmail).check(_trim(), ...emailChecks()),
	/** Optional: an empty one is none. */
	phoneNumber: optional(string(badPhone).check(_trim(), refine((text) => text === "" || text.length >= 10, badPhone), _maxLength(40, badPhone), oneLine(badPhone)))
});
/** The fields of the popup: the payload of `POST /api/marketing-subscribers`. */
var MarketingInput = object({
	email: string(noEmail).check(_trim(), _minLength(1, {
		error: noEmail,
		abort: true
	}), ...emailChecks()),
	phone: string(noPhone).check(_trim(), _minLength(1, noPhone), _maxLength(40, "Please shorten the phone number to 40 characters."), oneLine("Please remove line breaks and other control characters.")),
	consentMarketing: _default(boolean("Please say yes or no."), true)
});
export { SubscriptionInput as n, MarketingInput as t };
