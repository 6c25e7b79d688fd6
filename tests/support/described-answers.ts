import * as z from "zod";
import type { OpenApiDocument, Operation } from "#server/openapi/document.ts";

/** One call as the document describes it. */
interface Described {
  name: string;
  method: string;
  path: RegExp;
  operation: Operation;
}

interface Content {
  schema?: Record<string, unknown>;
}

const callsOf = new WeakMap<OpenApiDocument, Described[]>();
const validators = new Map<object, z.ZodType>();

/** In bytes. A longer body takes longer to check than the tests of long lists allow anybody to take. */
const longestChecked = 1_000_000;

/**
 * Throws where an answer is not as `/openapi.json` describes it: its status, its headers, its media
 * type, its JSON; or where a payload that was taken is none that the document allows. Every answer
 * that a test gets through `openSite` is checked.
 */
export async function checkAnswer(
  asked: { method: string; path: string; body?: unknown },
  answer: Response,
  described: OpenApiDocument,
): Promise<void> {
  const calls = callsOf.get(described) ?? describedCalls(described);
  callsOf.set(described, calls);
  const method = asked.method === "HEAD" ? "GET" : asked.method;
  const path = asked.path.split(/[?#]/, 1)[0] ?? "";
  const call = calls.find((one) => one.method === method && one.path.test(path));
  if (!call) {
    if (path.startsWith("/api/")) await checkRefusal(`${method} ${path}`, answer, described);
    return;
  }
  const response = lookUp(described, call.operation.responses[answer.status]);
  if (!response) {
    const known = Object.keys(call.operation.responses).join(", ");
    throw notDescribed(call.name, answer.status, `it is described with ${known} only.`);
  }
  for (const name of Object.keys((response["headers"] as object) ?? {})) {
    if (!answer.headers.has(name)) {
      throw notDescribed(call.name, answer.status, `the header ${name} is missing.`);
    }
  }
  if (asked.method === "HEAD") return;
  await checkBody(call.name, answer, (response["content"] ?? {}) as Record<string, Content>);
  if (answer.ok) checkPayload(call, asked.body, described);

  async function checkBody(name: string, of: Response, content: Record<string, Content>) {
    const [type, kind] = Object.entries(content)[0] ?? [];
    if (type === undefined) {
      if ((await of.clone().text()) !== "") throw notDescribed(name, of.status, "it has a body.");
      return;
    }
    if (!of.headers.get("content-type")?.startsWith(type)) {
      throw notDescribed(name, of.status, `its media type is ${of.headers.get("content-type")}.`);
    }
    if (!kind?.schema) return;
    const body = await shortTextOf(of.clone());
    if (body === undefined) return;
    const problem = problemOf(kind.schema, JSON.parse(body), described);
    if (problem) throw notDescribed(name, of.status, problem);
  }
}

/** Undefined where it is too long to be checked; then no more of it is read than shows that. */
async function shortTextOf({ body }: Response): Promise<string | undefined> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    chunks.push(read.value);
    length += read.value.length;
    if (length > longestChecked) {
      // Not waited for: it is done when the test has read its own, too.
      void reader?.cancel();
      return undefined;
    }
  }
  return Buffer.concat(chunks).toString();
}

const refusal = { $ref: "#/components/schemas/Failure" };

/** What no call of the API takes is refused with a sentence, like everything else. */
async function checkRefusal(name: string, answer: Response, described: OpenApiDocument) {
  if (answer.status < 400 || answer.status >= 500) {
    throw notDescribed(name, answer.status, "there is no such call in the document.");
  }
  const text = await answer.clone().text();
  const problem = text && problemOf(refusal, JSON.parse(text), described);
  if (problem) throw notDescribed(name, answer.status, problem);
}

function checkPayload(call: Described, body: unknown, described: OpenApiDocument): void {
  const content = call.operation.requestBody?.content as Record<string, Content> | undefined;
  const schema = content?.["application/json"]?.schema;
  if (!schema || typeof body !== "string" || body === "") return;
  // The server takes the spaces off a text before it looks at it, which JSON Schema cannot say.
  const sent = JSON.parse(body, (_, value) => (typeof value === "string" ? value.trim() : value));
  const problem = problemOf(schema, sent, described);
  if (problem)
    throw new Error(`${call.name} took a payload that its description forbids: ${problem}`);
}

/** What does not fit; undefined where everything does. */
function problemOf(
  schema: Record<string, unknown>,
  value: unknown,
  described: OpenApiDocument,
): string | undefined {
  let validator = validators.get(schema);
  if (!validator) {
    const whole = { ...schema, $defs: schemasIn(schema, described) };
    validator = z.fromJSONSchema(
      JSON.parse(JSON.stringify(whole).replaceAll('"#/components/schemas/', '"#/$defs/')),
    );
    validators.set(schema, validator);
  }
  const checked = validator.safeParse(value);
  return checked.success ? undefined : z.prettifyError(checked.error);
}

/** The named schemas that this one is made of: to read all of them for each takes seconds. */
function schemasIn(
  schema: object,
  described: OpenApiDocument,
  found: Record<string, object> = {},
): Record<string, object> {
  for (const [, name = ""] of JSON.stringify(schema).matchAll(
    /"#\/components\/schemas\/([^"]+)"/g,
  )) {
    const named = described.components.schemas[name];
    if (!named || found[name]) continue;
    found[name] = named;
    schemasIn(named, described, found);
  }
  return found;
}

function notDescribed(name: string, status: number, what: string): Error {
  return new Error(
    `${name} answered ${status}, which /openapi.json does not describe so: ${what}\nIt is described at its route.`,
  );
}

/** What a part of the path may be, as a regular expression. */
function patternOf({ parameters = [] }: Operation, name: string): string {
  const { schema } = parameters.find((one) => one["in"] === "path" && one["name"] === name) as {
    schema: { type?: string; enum?: string[]; pattern?: string };
  };
  if (schema.type === "integer") return "\\d+";
  if (schema.enum) return `(?:${schema.enum.join("|")})`;
  return schema.pattern?.replaceAll(/^\^|\$$/g, "") ?? "[^/]+";
}

/** Those without parameters first: "/api/plants/garden" is no slug. */
function describedCalls({ paths }: OpenApiDocument): Described[] {
  const parameters = (path: string) => path.split("{").length;
  return Object.entries(paths)
    .sort(([one], [other]) => parameters(one) - parameters(other))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path: new RegExp(
          `^${path
            .replaceAll(".", "\\.")
            .replaceAll(/\{(\w+)\}/g, (_, name: string) => patternOf(operation, name))}$`,
        ),
        operation,
      })),
    );
}

function lookUp(
  described: OpenApiDocument,
  response: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined {
  const name = /^#\/components\/responses\/([\w-]+)$/.exec(String(response?.["$ref"]))?.[1];
  return name ? (described.components.responses[name] as Record<string, unknown>) : response;
}
