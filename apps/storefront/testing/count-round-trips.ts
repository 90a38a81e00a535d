// So many turns of the event loop pass between a call that is made at once and one that waits for an answer.
const QUIET_TURNS = 25;

/** Lets calls wait until nobody makes another one, then answers them all: each such round is one wait for the network. */
export function countRounds(ask: typeof fetch) {
  let rounds = 0;
  let turnsSinceCall = 0;
  let waiting: (() => void)[] = [];

  const turn = () => {
    turnsSinceCall += 1;
    if (turnsSinceCall < QUIET_TURNS) {
      setImmediate(turn);
      return;
    }
    rounds += 1;
    const answered = waiting;
    waiting = [];
    for (const go of answered) go();
  };

  const counted: typeof fetch = async (input, init) => {
    turnsSinceCall = 0;
    if (waiting.length === 0) setImmediate(turn);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return ask(input, init);
  };
  return { fetch: counted, rounds: () => rounds };
}
