import { describe, expect, it } from "vitest";
import { HttpError, readJson } from "./http-error.ts";

describe("an answer that is no success", () => {
  const failed = (...answer: ConstructorParameters<typeof Response>) =>
    readJson(new Response(...answer)).catch((error: unknown) => error);

  it("says the status and the body", async () => {
    const error = await failed("No such post", { status: 404, statusText: "Not Found" });
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 404, message: "404: No such post" });
  });

  it("says the status text where the body is empty", async () => {
    const error = await failed("", { status: 502, statusText: "Bad Gateway" });
    expect(error).toMatchObject({ message: "502: Bad Gateway" });
  });

  it("has a sentence for the person reading, and the fields' messages, where the body has them", async () => {
    const issues = [{ path: "email", message: "Please enter a valid email address" }];
    const body = JSON.stringify({ message: "Please try again.", issues: [...issues, "odd", null] });
    expect(await failed(body, { status: 400 })).toMatchObject({
      message: `400: ${body}`,
      serverMessage: "Please try again.",
      issues,
    });
    expect(await failed("<html>", { status: 500 })).toMatchObject({
      serverMessage: undefined,
      issues: [],
    });
  });
});

describe("a success", () => {
  it("is its JSON, or an object without fields where it is empty", async () => {
    expect(await readJson(Response.json({ id: 1 }))).toEqual({ id: 1 });
    expect(await readJson(new Response(null, { status: 204 }))).toEqual({});
  });
});
