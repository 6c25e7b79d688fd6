import { type ReactNode, useState } from "react";
import type { OverCapacity } from "#features/registrations/answers.ts";
import { placesCount } from "#shared/both/counts-in-words.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { Button } from "#ui/button.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";

export interface Knowingly {
  allowOverCapacity?: true;
  waiting?: true;
}

interface Party {
  /** The number of people who need places they do not hold yet. */
  people: number;
  /** They come on top of a party that has its places. */
  isMore?: boolean;
  /** The party can be put on the waiting list instead. */
  mayWait?: boolean;
}

interface Asked extends Party {
  refusal: OverCapacity;
  answer: (choice: Knowingly | undefined) => void;
}

/**
 * Sends a change that may exceed the capacity: if the server says that there are too few places, the owner is
 * asked, and only after her yes is it sent again with permission; false if she declines. Render `question`.
 */
export function useCapacityQuestion(): {
  send: <T>(attempt: (how: Knowingly) => Promise<T>, party: Party) => Promise<T | false>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();

  async function send<T>(
    attempt: (how: Knowingly) => Promise<T>,
    party: Party,
  ): Promise<T | false> {
    try {
      return await attempt({});
    } catch (error) {
      const refusal = error instanceof HttpError ? error.refusal<OverCapacity>() : undefined;
      if (refusal?.code !== "over_capacity") throw error;
      const choice = await new Promise<Knowingly | undefined>((answer) =>
        setAsked({ ...party, refusal, answer }),
      );
      setAsked(undefined);
      return choice ? attempt(choice) : false;
    }
  }

  return { send, question: asked && <Question {...asked} /> };
}

/**
 * The question before `people` come for whom there are not enough places. `isMore`: they come on top of a
 * party that is registered already.
 */
export function overCapacityQuestion(
  people: number,
  { capacity, taken, isMore = false }: { capacity: number; taken: number; isMore?: boolean },
): { facts: string; question: string } {
  const left = Math.max(0, capacity - taken);
  const places = `${left === 0 ? "No places" : placesCount(left)} ${left === 1 ? "is" : "are"} left`;
  const meant = `${people}${isMore ? " more" : ""} ${people === 1 ? "person is" : "people are"} meant`;
  return {
    facts: `${places}; ${meant}.`,
    question: isMore ? "Save it all the same?" : "Register them all the same?",
  };
}

function Question({ people, isMore = false, mayWait = false, refusal, answer }: Asked) {
  const { facts, question } = overCapacityQuestion(people, { ...refusal, isMore });
  return (
    <Confirm
      question={question}
      yes={isMore ? "Save All the Same" : "Register All the Same"}
      no="Go Back"
      isHarmless
      others={
        mayWait && (
          <Button variant="secondary" onClick={() => answer({ waiting: true })}>
            Put on the Waiting List
          </Button>
        )
      }
      onYes={() => answer({ allowOverCapacity: true })}
      onNo={() => answer(undefined)}
    >
      {facts}
    </Confirm>
  );
}
