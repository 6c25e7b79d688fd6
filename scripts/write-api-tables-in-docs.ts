// Writes the tables of docs/api.md: node scripts/write-api-tables-in-docs.ts

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHttp } from "#server/http.ts";
import type { OpenApiDocument, Operation } from "#server/openapi/document.ts";
import { startServices } from "#server/start-services.ts";
import { readConfig } from "#shared/server/config.ts";

export const apiPage = new URL("../docs/api.md", import.meta.url);
const marker =
  "<!-- The tables below are written by `node scripts/write-api-tables-in-docs.ts`. -->\n";

/** The page with its tables as the calls are described now. */
export function withTables(page: string, { tags, paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const tables = tags.map(({ name, description }) =>
    [
      `### ${name}\n\n${description}\n`,
      "| Call | | Payload | Answers |",
      "| --- | --- | --- | --- |",
      ...calls
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ call, operation }) => rowOf(call, operation)),
    ].join("\n"),
  );
  const prose = page.slice(0, page.indexOf(marker) + marker.length);
  return `${prose}\n${tables.join("\n\n")}\n`;
}

/** In every call's answers, and so in none of the rows. */
const everywhere = ["400", "401", "403", "413", "415", "500", "503"];

function rowOf(call: string, { summary, requestBody, responses }: Operation): string {
  const answers = Object.entries(responses)
    .filter(([status, response]) => !(everywhere.includes(status) && response["$ref"]))
    .map(([status, response]) => [status, shapeIn(response)].filter(Boolean).join(" "));
  return `| ${call} | ${summary} | ${requestBody ? shapeIn(requestBody) : ""} | ${answers.join(", ")} |`;
}

/** What a body is: "`PublicEvent[]`", or its media type; nothing for a plain failure. */
function shapeIn(described: Record<string, unknown>): string {
  const content = (described["content"] ?? {}) as Record<string, { schema?: Schema }>;
  const [type, body] = Object.entries(content)[0] ?? [];
  if (type === undefined) return "";
  const name = nameOf(body?.schema) ?? (body?.schema?.items && `${nameOf(body.schema.items)}[]`);
  if (name === "Failure") return "";
  if (name) return `\`${name}\``;
  return type === "application/json" ? "" : Object.keys(content).join(", ");
}

interface Schema {
  $ref?: string;
  items?: Schema;
}

function nameOf(schema: Schema | undefined): string | undefined {
  return schema?.$ref?.split("/").at(-1);
}

/** The document of a new site. */
async function newSitesDocument(): Promise<OpenApiDocument> {
  const dataDir = await mkdtemp(join(tmpdir(), "nursery-"));
  const services = await startServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" }));
  try {
    const answer = await createHttp(services, { isReady: () => true }).request("/openapi.json");
    return (await answer.json()) as OpenApiDocument;
  } finally {
    await services.close();
    await rm(dataDir, { recursive: true });
  }
}

if (import.meta.main) {
  const page = await readFile(apiPage, "utf8");
  await writeFile(apiPage, withTables(page, await newSitesDocument()));
}
