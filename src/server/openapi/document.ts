import { STATUS_CODES } from "node:http";
import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Hono } from "hono";
import * as z from "zod/mini";
import { FailureBody, named } from "#shared/server/openapi/answer-shapes.ts";
import type { Answer, Parameter } from "#shared/server/openapi/described-route.ts";
import { AskedAgain } from "../features.ts";
import { type Call, callGroups } from "./calls.ts";

type Json = Record<string, unknown>;

export type OpenApiDocument = Awaited<ReturnType<typeof makeDocument>>;
export type Operation = ReturnType<typeof operationOf>;

const about = `What this site’s own pages call, for other programs, too.

- Bodies are JSON in UTF-8. A field that an answer gains later is no break; one that goes away or changes its meaning raises \`info.version\`.
- A failure says in \`message\`, as a sentence, what to do; \`issues\` name the fields.
- The calls of the owner and her helpers need the token of \`POST /api/admin/login\` as \`Authorization: Bearer …\`.
- A change may carry \`If-Match\` with the version it was made to; somebody else’s change in between is answered with 412, and nothing is written.`;

/** The whole document. The event loop gets a turn after each call: together they take hundreds of milliseconds. */
export async function makeDocument(routes: Hono["routes"]) {
  const groups = callGroups(routes);
  const shapes = new Shapes();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { name, calls } of groups) {
    for (const call of calls) {
      const operation = { [call.method.toLowerCase()]: operationOf(call, name, shapes) };
      paths[call.path] = { ...paths[call.path], ...operation };
      await setImmediate();
    }
  }
  const failure = shapes.refer(FailureBody);
  return {
    openapi: "3.1.1",
    info: { title: "The nursery’s website", version: "2", description: about },
    servers: [{ url: "/" }],
    tags: groups.map(({ name, says }) => ({ name, description: says })),
    paths,
    components: {
      schemas: shapes.schemas,
      responses: commonFailures(failure, shapes.refer(AskedAgain)),
      securitySchemes: {
        owner: {
          type: "http",
          scheme: "bearer",
          description: "The token that `POST /api/admin/login` answers.",
        },
      },
    },
  };
}

const retryAfter = {
  "Retry-After": {
    description: "Seconds until another try makes sense.",
    schema: { type: "integer", minimum: 1 },
  },
};

/** What many calls may answer, described once. */
function commonFailures(failure: Json, askedAgain: Json): Json {
  const content = { "application/json": { schema: failure } };
  return {
    400: { description: "What was sent does not fit; `issues` name the fields.", content },
    401: {
      description: "The token is missing, wrong or over: sign in.",
      headers: { "WWW-Authenticate": { schema: { type: "string" } } },
      content,
    },
    403: { description: "The owner has not opened this to the helper who is signed in.", content },
    "403-asked-again": {
      description:
        "As 403; or, with a `code`, signing in was over 15 minutes ago: say who you are (`POST /api/admin/confirm`), and call again.",
      content: { "application/json": { schema: { anyOf: [failure, askedAgain] } } },
    },
    404: { description: "What the address names is not there (any more).", content },
    412: { description: "Somebody else changed the same thing meanwhile.", content },
    413: { description: "The body is larger than this call takes.", content },
    415: { description: "The body is of another media type.", content },
    429: { description: "Too many from here.", headers: retryAfter, content },
    500: { description: "An error of the server. Nothing is known of the cause.", content },
    503: {
      description: "The site is busy, its database is away or its disk is full.",
      headers: retryAfter,
      content,
    },
  };
}

function operationOf(call: Call, group: string, shapes: Shapes) {
  const description = [call.more, call.limit && `At most ${call.limit}.`].filter(Boolean);
  const parameters = parametersOf(call, shapes);
  const body = bodyOf(call, shapes);
  return {
    tags: [group],
    operationId: operationIdOf(call),
    summary: call.says,
    ...(description.length > 0 ? { description: description.join("\n\n") } : {}),
    ...(call.isOwners ? { security: [{ owner: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(call, shapes),
  };
}

/** "GET /api/events/{id}" is `getEventsById`. */
function operationIdOf({ method, path }: Call): string {
  const words = path
    .replace(/^\/api\//, "")
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `by-${name}`)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return (
    method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")
  );
}

function parametersOf(call: Call, shapes: Shapes): Json[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const part = call.parts?.[name];
    return {
      name,
      in: "path",
      required: true,
      ...(part
        ? { description: part.says, schema: shapes.refer(part.schema) }
        : { schema: name === "id" ? { type: "integer", minimum: 1 } : { type: "string" } }),
    };
  });
  const given = (where: string, parameters: Readonly<Record<string, Parameter>> = {}) =>
    Object.entries(parameters).map(([name, { says, schema }]) => ({
      name,
      in: where,
      description: says,
      schema: shapes.refer(schema),
    }));
  return [
    ...inPath,
    ...given("query", call.query),
    ...given("header", call.headers),
    ...(call.takesIfMatch ? [ifMatch] : []),
    ...(call.takesIdempotencyKey ? [idempotencyKey] : []),
  ];
}

const ifMatch = {
  name: "If-Match",
  in: "header",
  description: "The `ETag` of what was changed. Absent: whatever is there is written over.",
  schema: { type: "string", examples: ['"3"'] },
};

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "Made by the sender for one sending. The same key with the same body again is answered like the first, and kept once; with another body it is a conflict (409).",
  schema: { type: "string", pattern: "^[\\x21-\\x7e]{8,128}$" },
};

function bodyOf(call: Call, shapes: Shapes) {
  if (call.file) {
    const file = { schema: { type: "string", contentMediaType: "application/octet-stream" } };
    return { required: true, content: Object.fromEntries(call.file.map((type) => [type, file])) };
  }
  const [payload] = Object.entries(call.payload ?? {});
  if (!payload) return undefined;
  const content: Json = { "application/json": { schema: shapes.refer(named(...payload)) } };
  return { required: !call.payloadMayBeAbsent, content };
}

function responsesOf(call: Call, shapes: Shapes): Record<string, Json> {
  const responses: Record<string, Json> = {};
  for (const status of commonStatusesOf(call)) {
    responses[status] = { $ref: `#/components/responses/${status}` };
  }
  if (call.reauthenticates) responses[403] = { $ref: "#/components/responses/403-asked-again" };
  for (const [status, given] of Object.entries(call)) {
    if (/^\d+$/.test(status)) responses[status] = responseOf(answerOf(status, given), shapes);
  }
  return responses;
}

function answerOf(status: string, given: z.ZodMiniType | string | Answer): Answer {
  if (typeof given === "string")
    return { says: given, ...(Number(status) >= 400 ? { body: FailureBody } : {}) };
  return "says" in given ? given : { says: STATUS_CODES[status] ?? "", body: given };
}

/** What a call may answer without its description naming it. */
function commonStatusesOf(call: Call): number[] {
  return [
    ...(call.payload || call.takesIdempotencyKey ? [400] : []),
    ...(call.isOwners ? [401, 403] : []),
    ...(call.path.includes("{id}") ? [404] : []),
    ...(call.takesIfMatch ? [412] : []),
    // Also without an expected body: one that is sent all the same is measured first.
    ...(call.method === "GET" ? [] : [413]),
    ...(call.payload ? [415] : []),
    ...(call.limit ? [429] : []),
    500,
    503,
  ];
}

function responseOf({ says, body, type, hasETag, headers = {} }: Answer, shapes: Shapes): Json {
  const described = {
    ...(hasETag || hasVersion(body) ? { ETag: "What `If-Match` and `If-None-Match` take." } : {}),
    ...headers,
  };
  const names = Object.entries(described).map(([name, description]) => [
    name,
    { description, schema: { type: "string" } },
  ]);
  const schema = body && shapes.refer(body);
  return {
    description: says,
    ...(names.length > 0 ? { headers: Object.fromEntries(names) } : {}),
    ...(schema ? { content: { [type ?? "application/json"]: { schema } } } : {}),
    ...(type && !schema ? { content: { [type]: {} } } : {}),
  };
}

function hasVersion(body: z.ZodMiniType | undefined): boolean {
  return body instanceof z.ZodMiniObject && body.shape["version"] instanceof z.ZodMiniNumberFormat;
}

/** Turns schemas into JSON Schema, those with a name into one component each. */
class Shapes {
  readonly schemas: Record<string, Json> = {};
  readonly #known = new Map<z.ZodMiniType, Json>();

  refer(schema: z.ZodMiniType): Json {
    const known = this.#known.get(schema);
    if (known) return known;
    const made = this.#convert(schema);
    this.#known.set(schema, made);
    return made;
  }

  #convert(schema: z.ZodMiniType): Json {
    const {
      $schema: _,
      $defs,
      ...shape
    } = z.toJSONSchema(schema, {
      // Optional input fields are not required; answers have neither defaults nor transforms.
      io: "input",
      override: ({ jsonSchema }) => tidy(jsonSchema as Json),
    }) as Json & { $defs?: Record<string, Json> };
    for (const [name, named] of Object.entries($defs ?? {})) this.#add(name, withPaths(named));
    return withPaths(shape);
  }

  #add(name: string, schema: Json): void {
    const known = this.schemas[name];
    if (known && !isDeepStrictEqual(known, schema))
      throw new Error(`Two shapes are called ${name}.`);
    this.schemas[name] = schema;
  }
}

/** Omits redundant parts: the bounds of JavaScript's integers, and patterns of a named format. */
function tidy(schema: Json): void {
  if (schema["maximum"] === Number.MAX_SAFE_INTEGER) delete schema["maximum"];
  if (schema["minimum"] === Number.MIN_SAFE_INTEGER) delete schema["minimum"];
  if (schema["format"]) delete schema["pattern"];
}

function withPaths(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
