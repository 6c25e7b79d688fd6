// `npm start` and `npm run dev`: installs what is missing, builds what is out of date, serves.
import { ensureInstalled, runOnRuntime } from "./install.mjs";

const development = process.argv.includes("--dev");
ensureInstalled();
const built = development ? 0 : await runOnRuntime("scripts/build.ts");
process.exit(
  built ||
    (await runOnRuntime("src/server/main.ts", development ? ["--dev"] : [], {
      NODE_ENV: development ? "development" : "production",
    })),
);
