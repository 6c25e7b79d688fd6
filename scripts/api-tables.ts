// Writes the tables of docs/api.md: node scripts/api-tables.ts

import { readFile, writeFile } from "node:fs/promises";
import { callGroups } from "#server/openapi/calls.ts";
import { makeDocument, type Operation } from "#server/openapi/document.ts";

export const apiPage = new URL("../docs/api.md", import.meta.url);
const marker = "<!-- The tables below are written by `node scripts/api-tables.ts`. -->\n";

/** The page with its tables as the calls are described now. */
export async function withTables(page: string): Promise<string> {
  const { paths } = await makeDocument();
  const tables = callGroups.map(({ name, says, calls }) =>
    [
      `### ${name}\n\n${says}\n`,
      "| Call | | Payload | Answers |",
      "| --- | --- | --- | --- |",
      ...calls.map(({ method, path }) => {
        const operation = paths[path]?.[method.toLowerCase()];
        if (!operation) throw new Error(`${method} ${path} is not in the document.`);
        return rowOf(`${method} ${path}`, operation);
      }),
    ].join("\n"),
  );
  const prose = page.slice(0, page.indexOf(marker) + marker.length);
  return `${prose}\n${tables.join("\n\n")}\n`;
}

/** In every call's answers, and so in none of the rows. */
const everywhere = ["400", "401", "413", "415", "500", "503"];

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

if (import.meta.main) await writeFile(apiPage, await withTables(await readFile(apiPage, "utf8")));
