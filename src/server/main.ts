export {};

// Older Nodes would stop at the first line that only newer ones understand, so this file, which is
// started first, imports nothing before it has looked.
const wanted = 26;
if (Number(process.versions.node.split(".")[0]) < wanted) {
  process.stderr.write(
    `This program runs on Node ${wanted}; this is ${process.version}. Start it with "npm start", which brings the right one.\n`,
  );
  process.exit(1);
}
const { run } = await import("./run.ts");
await run(process.argv.includes("--dev") ? "development" : "production");
