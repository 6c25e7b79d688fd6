import type { Migration } from "kysely/migration";
import * as platform from "./001-platform.ts";
import * as events from "./002-events.ts";
import * as blog from "./003-blog.ts";
import * as newsletter from "./004-newsletter.ts";
import * as products from "./005-products.ts";
import * as accounts from "./006-accounts.ts";
import * as letterDelivery from "./007-letter-delivery.ts";
import * as failedTries from "./008-failed-tries.ts";
import * as eventPlanning from "./009-event-planning.ts";
import * as registrationStates from "./010-registration-states.ts";
import * as ownerNotices from "./011-owner-notices.ts";
import * as requestDigest from "./012-request-digest.ts";
import * as visitRequests from "./013-visit-requests.ts";
import * as outboxRank from "./016-outbox-rank.ts";
import * as subscriberStates from "./017-subscriber-states.ts";
import * as letters from "./018-letters.ts";
import * as letterLimits from "./019-letter-limits.ts";
import * as plantStock from "./021-plant-stock.ts";
import * as ownerPasswordLink from "./022-owner-password-link.ts";
import * as siteDetails from "./023-site-details.ts";
import * as pictures from "./024-pictures.ts";
import * as picturePlaces from "./025-picture-places.ts";
import * as plantChanges from "./026-plant-changes.ts";
import * as registrationLookups from "./030-registration-lookups.ts";
import * as voidLetters from "./035-void-letters.ts";
import * as postOrder from "./036-post-order.ts";
import * as mailLimits from "./040-mail-limits.ts";
import * as eventLetters from "./045-event-letters.ts";

/**
 * Every migration, in the order of its name. One that has been released is never changed: a
 * correction is a new migration.
 */
export const migrations: Record<string, Migration> = {
  "001-platform": platform,
  "002-events": events,
  "003-blog": blog,
  "004-newsletter": newsletter,
  "005-products": products,
  "006-accounts": accounts,
  "007-letter-delivery": letterDelivery,
  "008-failed-tries": failedTries,
  "009-event-planning": eventPlanning,
  "010-registration-states": registrationStates,
  "011-owner-notices": ownerNotices,
  "012-request-digest": requestDigest,
  "013-visit-requests": visitRequests,
  "016-outbox-rank": outboxRank,
  "017-subscriber-states": subscriberStates,
  "018-letters": letters,
  "019-letter-limits": letterLimits,
  "021-plant-stock": plantStock,
  "022-owner-password-link": ownerPasswordLink,
  "023-site-details": siteDetails,
  "024-pictures": pictures,
  "025-picture-places": picturePlaces,
  "026-plant-changes": plantChanges,
  "030-registration-lookups": registrationLookups,
  "035-void-letters": voidLetters,
  "036-post-order": postOrder,
  "040-mail-limits": mailLimits,
  "045-event-letters": eventLetters,
};
