import { expect, it } from "vitest";
import { signRequest } from "./aws-signature.ts";

// The examples that Amazon publishes with the description of the signature, with their key and day:
// docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
const key = {
  id: "AKIAIOSFODNN7EXAMPLE",
  secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const now = Temporal.Instant.from("2013-05-24T00:00:00Z");
const nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const bucket = "https://examplebucket.s3.amazonaws.com";

it.each([
  {
    what: "an object that is put",
    method: "PUT",
    path: "/test$file.text",
    headers: { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
    bodySum: "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
    signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  },
  {
    what: "a part of an object",
    method: "GET",
    path: "/test.txt",
    headers: { range: "bytes=0-9" },
    bodySum: nothing,
    signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  },
  {
    what: "a name without a value in the query",
    method: "GET",
    path: "/?lifecycle",
    headers: {},
    bodySum: nothing,
    signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  },
  {
    what: "a list",
    method: "GET",
    path: "/?max-keys=2&prefix=J",
    headers: {},
    bodySum: nothing,
    signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  },
])("signs $what as Amazon's example does", ({ method, path, headers, bodySum, signature }) => {
  const url = new URL(path, bucket);
  const { authorization } = signRequest({ method, url, headers, bodySum }, key, now);
  expect(authorization).toContain(
    `Credential=${key.id}/20130524/us-east-1/s3/aws4_request, SignedHeaders=`,
  );
  expect(authorization).toMatch(new RegExp(`Signature=${signature}$`));
});
