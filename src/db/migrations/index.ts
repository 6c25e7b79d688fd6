/**
 * Every migration under its name, in whose order they run. One that has been released is never changed: a
 * correction is a new migration.
 */
export * as "001-platform" from "./001-platform.ts";
export * as "002-events" from "./002-events.ts";
export * as "003-blog" from "./003-blog.ts";
export * as "004-newsletter" from "./004-newsletter.ts";
export * as "005-products" from "./005-products.ts";
export * as "006-accounts" from "./006-accounts.ts";
export * as "007-letter-delivery" from "./007-letter-delivery.ts";
export * as "008-failed-tries" from "./008-failed-tries.ts";
export * as "009-event-planning" from "./009-event-planning.ts";
export * as "010-registration-states" from "./010-registration-states.ts";
export * as "011-owner-notices" from "./011-owner-notices.ts";
export * as "012-request-digest" from "./012-request-digest.ts";
export * as "013-visit-requests" from "./013-visit-requests.ts";
export * as "016-outbox-rank" from "./016-outbox-rank.ts";
export * as "017-subscriber-states" from "./017-subscriber-states.ts";
export * as "018-letters" from "./018-letters.ts";
export * as "019-letter-limits" from "./019-letter-limits.ts";
export * as "021-plant-stock" from "./021-plant-stock.ts";
export * as "022-owner-password-link" from "./022-owner-password-link.ts";
export * as "023-site-details" from "./023-site-details.ts";
export * as "024-pictures" from "./024-pictures.ts";
export * as "025-picture-places" from "./025-picture-places.ts";
export * as "026-plant-changes" from "./026-plant-changes.ts";
export * as "030-registration-lookups" from "./030-registration-lookups.ts";
export * as "035-void-letters" from "./035-void-letters.ts";
export * as "036-post-order" from "./036-post-order.ts";
export * as "040-mail-limits" from "./040-mail-limits.ts";
export * as "045-event-letters" from "./045-event-letters.ts";
export * as "055-parish-requests" from "./055-parish-requests.ts";
export * as "060-plant-sizes" from "./060-plant-sizes.ts";
export * as "070-helpers" from "./070-helpers.ts";
export * as "080-passkeys-and-second-factor" from "./080-passkeys-and-second-factor.ts";
export * as "090-history" from "./090-history.ts";
export * as "100-trash" from "./100-trash.ts";
