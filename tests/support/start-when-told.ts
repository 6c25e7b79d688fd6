// A process of its own that is ready to start a site, starts it at the first byte on its standard
// input, says what it did as JSON, and ends. For tests of several starts in the same moment.
import { once } from "node:events";
import { startServices } from "#server/start-services.ts";
import { readConfig } from "#shared/server/config.ts";

const passwordCost = { memory: 8, passes: 1, parallelism: 1 };

process.stdout.write("ready\n");
await once(process.stdin, "data");
const services = await startServices(readConfig(), { passwordCost });
const { isNew, firstOwner } = services;
await services.close();
process.stdout.write(`${JSON.stringify({ isNew, madeOwner: firstOwner !== undefined })}\n`);
process.exit(0);
