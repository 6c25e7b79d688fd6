import { D as notFound, E as isFailure, F as migrate, M as systemClock, N as toTimestamp, P as connect, T as invalid, c as listOwners, d as updatePassword, g as hashPassword, h as fullCost, i as findOwner, o as insertOwner, r as deleteSessionsOf, x as longestPassword } from "./store-BhJ539xA.js";
import { n as databaseLocation, r as readConfig, t as ConfigError } from "./config-7uQL_3a6.js";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
// src/features/accounts/server/set-password.ts
/**
* Gives an owner a new password and ends every session begun with the old one. Without a
* `username` it is the only owner's, or where there is none yet, that of a new owner named
* `firstUsername`. Throws `invalid` for a password too short or too long, and `not_found` where it
* is not clear whose is meant.
*/
async function setPassword(db, asked, clock) {
	const { password } = asked;
	if ([...password].length < 12) throw invalid(`The password must have at least 12 characters.`);
	if (password.length > 1024) throw invalid(`The password must have at most ${longestPassword} characters.`);
	const passwordHash = await hashPassword(password, fullCost);
	return db.transaction().execute(async (trx) => {
		const owner = await ownerMeant(trx, asked.username);
		if (owner) {
			await updatePassword(trx, owner.id, passwordHash);
			const ended = await deleteSessionsOf(trx, owner.id);
			return {
				username: owner.username,
				isNew: false,
				ended
			};
		}
		const username = asked.firstUsername;
		await insertOwner(trx, {
			username,
			passwordHash,
			createdAt: toTimestamp(clock())
		});
		return {
			username,
			isNew: true,
			ended: 0
		};
	});
}
/** Undefined where there is no owner at all and none was named. */
async function ownerMeant(trx, username) {
	if (username !== void 0) {
		const owner = await findOwner(trx, username);
		if (!owner) throw notFound(`There is no owner named "${username}".`);
		return owner;
	}
	const owners = await listOwners(trx);
	if (owners.length > 1) {
		const names = owners.map((owner) => owner.username).join(", ");
		throw notFound(`Please say whose password to change: ${names}.`);
	}
	return owners[0];
}
// src/server/owner-password.ts
/**
* `npm run owner:password [-- name]`: asks for a new password (twice, unseen) or takes it from
* standard input, and ends every session begun with the old one. It may run beside the site.
*/
async function changePassword(username) {
	const config = readConfig();
	const password = process.stdin.isTTY ? await askTwice() : firstLine(await text(process.stdin));
	const db = connect(databaseLocation(config));
	try {
		await migrate(db);
		const set = await setPassword(db, {
			username,
			firstUsername: config.admin.username,
			password
		}, systemClock);
		process.stdout.write(`${describe(set)}\n`);
	} finally {
		await db.destroy();
	}
}
function describe({ username, isNew, ended }) {
	if (isNew) return `There was no owner yet. "${username}" can now sign in with this password.`;
	return `The password of "${username}" is changed. ${ended === 1 ? "1 session was" : `${ended === 0 ? "No" : ended} sessions were`} ended.`;
}
/** Programs that pipe a password end it with a line break, which is no part of it. */
function firstLine(input) {
	return input.split(/\r?\n/, 1)[0] ?? "";
}
async function askTwice() {
	const lines = createInterface({
		input: process.stdin,
		terminal: true
	});
	try {
		const password = await ask(lines, "New password (at least 12 characters): ");
		if (await ask(lines, "The same once more: ") === password) return password;
		throw new Refusal("The two are not the same. Nothing was changed.");
	} finally {
		lines.close();
	}
}
function ask(lines, question) {
	process.stdout.write(question);
	return new Promise((resolve, reject) => {
		lines.once("line", (line) => {
			process.stdout.write("\n");
			resolve(line);
		});
		lines.once("close", () => reject(new Refusal("\nNothing was changed.")));
	});
}
var Refusal = class extends Error {};
/** The whole command: says what became of it, and sets the process's exit code. */
async function setOwnerPassword(username) {
	try {
		await changePassword(username);
	} catch (error) {
		if (!(error instanceof Refusal || error instanceof ConfigError || isFailure(error))) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exitCode = 1;
	}
}
if (import.meta.main) await setOwnerPassword(process.argv[2]);
export { setOwnerPassword };
