// Turns of the event loop after which all calls of a round have been made.
const QUIET_TURNS = 25;

/** Holds calls until no more are made, then answers them all: each round is one network round trip. */
export function countRoundTrips(send: typeof fetch) {
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

  const countFetches: typeof fetch = async (input, init) => {
    turnsSinceCall = 0;
    if (waiting.length === 0) setImmediate(turn);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return send(input, init);
  };
  return { fetch: countFetches, rounds: () => rounds };
}
