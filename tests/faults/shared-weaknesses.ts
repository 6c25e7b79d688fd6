import type { Weakness } from "./weaken-build.ts";

/** The visitor reads 201 while the transaction is still open. */
export const answersBeforeCommit = (milliseconds: number): Weakness => ({
  what: `answers ${milliseconds} ms before the commit`,
  replace: [
    [
      "const kept = await registerForEvent(db, input, {",
      `const early = (real, resolve) => ({
        transaction: () => ({
          execute: (work) => real.transaction().execute(async (trx) => {
            const kept = await work(trx);
            resolve(kept);
            await new Promise((done) => setTimeout(done, ${milliseconds}));
            return kept;
          })
        })
      });
      const registerEarly = (real, input, options) => new Promise((resolve, reject) => {
        registerForEvent(early(real, resolve), input, options).then(resolve, reject);
      });
      const kept = await registerEarly(db, input, {`,
    ],
  ],
});

export const givesUpAtOnce: Weakness = {
  what: "gives a letter up after one try",
  replace: [['const lasting = means === "refused" || wait === void 0;', "const lasting = true;"]],
};

/** Leases of two minutes are too long to wait for. Eight seconds are still long for a busy machine. */
export const shortLease: Weakness = {
  what: "leases of 8 s in place of 120",
  replace: [
    ["leaseSeconds: 120", "leaseSeconds: 8"],
    ["renewMilliseconds: 3e4", "renewMilliseconds: 1e3"],
    ["idleMilliseconds: 5e3", "idleMilliseconds: 500"],
  ],
};

/** Letters whose time has come are looked for at once. */
export const quickLook: Weakness = {
  what: "letters looked for every 0.5 s in place of 5",
  replace: [["idleMilliseconds: 5e3", "idleMilliseconds: 500"]],
};
