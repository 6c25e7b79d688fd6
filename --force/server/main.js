// src/server/main.ts
var wanted = 26;
/** Starts the site and stays until SIGTERM or SIGINT. */
async function start(options) {
	const { run } = await import("./assets/run-Bk5r8c69.js");
	await run(options);
}
if (Number(process.versions.node.split(".")[0]) < wanted) {
	process.stderr.write(`This program runs on Node ${wanted}; this is ${process.version}. Start it with "npm start", which brings the right one.\n`);
	process.exit(1);
}
if (process.argv[2] === "owner-password") {
	const { setOwnerPassword } = await import("./assets/owner-password-D85aed-p.js");
	await setOwnerPassword(process.argv[3]);
} else await start({
	openSite: async (...site) => (await import("./assets/site-ByD0tu19.js")).openSite(...site),
	buildFolder: `${import.meta.dirname}/..`
});
export { start };
