import { expect, it } from "vitest";
import { forEachFaq } from "./faq-places.ts";

it("says something of each question and of each answer, by their numbers", () => {
  expect(
    forEachFaq(
      (place) => `What is ${place}?`,
      (place) => place * 10,
    ),
  ).toEqual({
    ...{ question1: "What is 1?", answer1: 10, question2: "What is 2?", answer2: 20 },
    ...{ question3: "What is 3?", answer3: 30, question4: "What is 4?", answer4: 40 },
    ...{ question5: "What is 5?", answer5: 50, question6: "What is 6?", answer6: 60 },
  });
});
