import { r as readConfig, t as ConfigError } from "./config-7uQL_3a6.js";
import { r as securityHeaders, t as inertPolicy } from "./headers-mfK2lpzT.js";
import { createServer } from "node:http";
// src/server/startup-banner.ts
/** Says in a few plain lines where the site is and where its data lies. For the person who started it. */
async function printBanner({ config, firstOwner }, port) {
	const host = config.host.includes(":") ? `[${config.host}]` : config.host;
	const lines = [
		`${config.site.brand} is open at http://${host}:${port}`,
		config.databaseUrl ? `Its data lies in PostgreSQL, its pictures in ${config.dataDir}` : `Its data lies in ${config.dataDir}`,
		...config.smtpUrl ? [] : [`Letters are written to ${config.dataDir}/mail (no SMTP_URL is set)`],
		...firstOwner ? signInLines(firstOwner) : []
	];
	process.stdout.write(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`);
}
/** Told at the first start only: a made password is kept nowhere in a form that can be read again. */
function signInLines({ username, madePassword }) {
	return [
		"",
		"Sign in as the owner at /admin-login:",
		`  user name  ${username}`,
		...madePassword === void 0 ? ["  password   the one in ADMIN_PASSWORD"] : [`  password   ${madePassword}`, "Write it down now: it is not shown again. \"npm run owner:password\" sets another one."]
	];
}
// src/server/startup-errors.ts
/**
* Why the site could not start and what to do, for the person who started it; undefined for an
* error whose cause is in this program, which needs its stack and not a sentence.
*/
function explainStartupError(error, config) {
	if (error instanceof ConfigError) return `The settings need a correction:\n${error.message}`;
	if (!(error instanceof Error) || !config) return void 0;
	const { code, syscall, hostname } = error;
	if (syscall === "listen" || hostname === config.host) return explainListening(code, config);
	if (config.databaseUrl) return explainPostgres(error, config.databaseUrl);
	if (code === "ERR_SQLITE_ERROR" || /^(?:EACCES|EEXIST|ENOTDIR|EPERM|EROFS)$/.test(code ?? "")) return `The data folder ${config.dataDir} (DATA_DIR) cannot be used: ${error.message}.`;
}
function explainListening(code, { host, port }) {
	switch (code) {
		case "EADDRINUSE": return `Port ${port} is in use by another program. Stop that one, or choose another port with PORT.`;
		case "EACCES": return `Port ${port} may not be opened by this user. Choose one from 1024 up with PORT.`;
		default: return `${host} (HOST) is no address of this machine (${code}).`;
	}
}
/** Node tries every address of a name, and puts the failures into one. */
function codesOf(error) {
	return [error, ...error instanceof AggregateError ? error.errors : []].map((one) => one.code);
}
function explainPostgres(error, databaseUrl) {
	const { hostname, port, pathname } = new URL(databaseUrl);
	const server = `${hostname}:${port || 5432}`;
	for (const code of codesOf(error)) switch (code) {
		case "ECONNREFUSED":
		case "ENOTFOUND":
		case "EAI_AGAIN":
		case "EHOSTUNREACH":
		case "ETIMEDOUT": return `PostgreSQL at ${server} (DATABASE_URL) cannot be reached (${code}).`;
		case "28P01":
		case "28000": return `PostgreSQL at ${server} refuses the user name or password in DATABASE_URL.`;
		case "3D000": return `PostgreSQL at ${server} has no database named "${pathname.slice(1)}" (DATABASE_URL).`;
	}
}
// src/server/run.ts
/**
* Whole requests that arrive too slowly are cut off, so that nobody holds a connection open for
* sport; yet a picture of 10 MB gets through a country line of 1 Mbit/s.
*/
var serverTimeouts = {
	headersTimeout: 1e4,
	requestTimeout: 1e5,
	keepAliveTimeout: 65e3
};
/** After SIGTERM: how long visitors in the middle of something are waited for, */
var drainMilliseconds = 9e3;
/** and how long anything is, a mail server that hangs included. Its letter is sent after the next start. */
var stopMilliseconds = 9700;
/** Starts the site and stays until SIGTERM or SIGINT. Ends the process with 1 where it cannot start. */
async function run(options) {
	let config;
	try {
		config = readConfig();
		await start(config, options);
	} catch (error) {
		const reason = explainStartupError(error, config);
		if (reason === void 0) throw error;
		process.stderr.write(`${reason}\n`);
		process.exit(1);
	}
}
async function start(config, { openSite, buildFolder, server = createServer(serverTimeouts) }) {
	let answer = answerNotReady(config.publicUrl);
	server.on("request", (request, response) => answer(request, response));
	const sockets = /* @__PURE__ */ new Set();
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
	});
	server.listen(config.port, config.host);
	await listening(server);
	let ready = false;
	const site = await openSite(config, {
		isReady: () => ready,
		buildFolder
	});
	const { log } = site.services;
	answer = site.listener;
	ready = true;
	site.startWork();
	const drain = async (signal) => {
		if (!ready) return;
		ready = false;
		log.info({ signal }, "Draining.");
		setTimeout(() => process.exit(0), stopMilliseconds);
		await Promise.all([closeGently(server, sockets), site.stopWork()]);
		await site.close();
		log.info("Stopped.");
		process.exit(0);
	};
	process.on("SIGTERM", () => void drain("SIGTERM"));
	process.on("SIGINT", () => void drain("SIGINT"));
	const { port } = server.address();
	await printBanner(site.services, port);
}
function answerNotReady(publicUrl) {
	const head = {
		...Object.fromEntries(securityHeaders(publicUrl)),
		"Content-Security-Policy": inertPolicy,
		"Content-Type": "application/json",
		"Cache-Control": "no-store",
		"Retry-After": "1"
	};
	return (_request, response) => {
		response.writeHead(503, head).end("{\"message\":\"The site is starting. Please try again in a moment.\"}");
	};
}
/** Takes no new visitors, lets those who are being answered finish, and cuts off the rest in the end. */
async function closeGently(server, sockets) {
	const closed = new Promise((resolve) => server.close(resolve));
	const hangUp = () => {
		server.closeIdleConnections();
		for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
	};
	hangUp();
	const again = setInterval(hangUp, 100);
	const deadline = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
	await closed;
	clearInterval(again);
	clearTimeout(deadline);
}
function listening(server) {
	return new Promise((resolve, reject) => {
		server.once("listening", resolve);
		server.once("error", reject);
	});
}
export { run };
