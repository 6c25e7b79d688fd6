import type { RateLimiter } from "#shared/server/rate-limit.ts";
import { nameKeyOf } from "../user-name-as-compared.ts";

const fromNetwork = { scope: "login-network", tries: 20, windowSeconds: 900 };

const forName = { scope: "login-name", tries: 10, windowSeconds: 900 };

/** The same while the name is being guessed at from many places. */
const forNameUnderAttack = { ...forName, tries: 3 };

/** More tries than this for one name, from everywhere together, are guessing. */
const underAttackLimit = { scope: "login-under-attack", tries: 50, windowSeconds: 3600 };

/**
 * Codes of one account's app, from everywhere. Right ones count, too: forgiving them would give a guesser
 * more tries each time that the owner signs in.
 */
export const codeLimits = [
  { scope: "sign-in-code", tries: 10, windowSeconds: 3600 },
  { scope: "sign-in-code-day", tries: 50, windowSeconds: 86_400 },
];

/**
 * Limits the guessing of passwords. Every count that can refuse a try belongs to one network, so that tries
 * from elsewhere cannot lock the owner out. See docs/decisions/signing-in.md.
 */
export function signInLimits(limiter: RateLimiter) {
  const subject = (username: string, network: string) => `${nameKeyOf(username)}\n${network}`;
  return {
    /** Before the body is read. Throws `rate_limited`. */
    takeFromNetwork: (network: string) => limiter.take(fromNetwork, network),

    /** Before the password is looked at, for names that exist and names that do not. Throws `rate_limited`. */
    async takeForName(username: string, network: string): Promise<void> {
      const underAttack = !(await limiter.tryTake(underAttackLimit, nameKeyOf(username)));
      await limiter.take(underAttack ? forNameUnderAttack : forName, subject(username, network));
    },

    /** After a success, which proves that the network's tries were the owner's own. */
    async forgive(username: string, network: string): Promise<void> {
      await limiter.reset(fromNetwork, network);
      await limiter.reset(forName, subject(username, network));
    },
  };
}
