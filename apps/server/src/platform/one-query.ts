/** The questions that travel together in one query. */
type Round<Answer> = {
  readonly keys: Set<string>;
  readonly answers: Promise<ReadonlyMap<string, Answer>>;
  give(answers: ReadonlyMap<string, Answer>): void;
  fail(error: unknown): void;
};

/**
 * Asks for many people in one query. Whoever asks while a query is under way gets their answer from the next one, which
 * begins after they asked: an answer is never older than its question. At one question at a time this costs nothing; under
 * load fifty share what one would cost. `ask` leaves out the keys that have no answer.
 */
export function oneQueryForAll<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | null> {
  let next: Round<Answer> | null = null;
  let isAsking = false;

  async function askAll(): Promise<void> {
    isAsking = true;
    while (next) {
      // What is on the wires at this moment comes along.
      await new Promise((resolve) => setImmediate(resolve));
      const round = next;
      next = null;
      await ask([...round.keys]).then(round.give, round.fail);
    }
    isAsking = false;
  }

  return async (key) => {
    next ??= newRound();
    next.keys.add(key);
    const { answers } = next;
    if (!isAsking) void askAll();
    return (await answers).get(key) ?? null;
  };
}

function newRound<Answer>(): Round<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, Answer>>();
  return { keys: new Set(), answers: promise, give: resolve, fail: reject };
}
