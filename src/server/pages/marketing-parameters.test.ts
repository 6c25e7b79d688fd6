import { describe, expect, it } from "vitest";
import { withoutMarketing } from "./marketing-parameters.ts";

describe("withoutMarketing", () => {
  it.each([
    ["/events", "/events"],
    ["/events?", "/events"],
    ["/events?utm_source=letter&utm_medium=email", "/events"],
    ["/events?UTM_Source=letter", "/events"],
    ["/blog?fbclid=a%20b&gclid=&mc_eid", "/blog"],
    ["/perennials?q=rose&utm_source=letter", "/perennials?q=rose"],
    ["/event-registration?gclid=1&event=2", "/event-registration?event=2"],
    ["?utm_campaign=may", ""],
    // Not ours to drop: what merely begins like one, stands in a value, or comes twice over.
    ["/events?fbclidx=1", "/events?fbclidx=1"],
    ["/events?q=utm_source", "/events?q=utm_source"],
    ["/events??utm_source=a", "/events??utm_source=a"],
  ])("makes %s into %s", (address, kept) => {
    expect(withoutMarketing(address)).toBe(kept);
  });
});
