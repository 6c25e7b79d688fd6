/** The default questions and two more, by their numbers. */
export const faqPlaces = [1, 2, 3, 4, 5, 6] as const;

type FaqPlace = (typeof faqPlaces)[number];

/** What is said of each question and of each answer, under the names of their texts. */
export function forEachFaq<Question, Answer>(
  question: (place: FaqPlace) => Question,
  answer: (place: FaqPlace) => Answer,
) {
  const entries = faqPlaces.flatMap((place) => [
    [`question${place}`, question(place)],
    [`answer${place}`, answer(place)],
  ]);
  return Object.fromEntries(entries) as Record<`question${FaqPlace}`, Question> &
    Record<`answer${FaqPlace}`, Answer>;
}
