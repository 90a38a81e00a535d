/** Longer than a logout may be held up by what is still being written to the account. */
const TIMEOUT_IN_MS = 3_000;

const inFlight = new Set<Promise<void>>();
let isLeaving = false;

/** One piece of work of a name at a time, in all tabs: two that read and write the same would undo each other. */
export async function runExclusive(name: string, work: () => Promise<void>): Promise<void> {
  // What began while the visitor logs out would end without a session.
  if (isLeaving) return;
  // Web Locks need a secure context; without them tabs may race, and the next page mends it.
  const run = 'locks' in navigator ? navigator.locks.request(name, work) : work();
  const whenIdle = Promise.resolve(run).catch((error: unknown) => console.warn(error));
  inFlight.add(whenIdle);
  await whenIdle;
  inFlight.delete(whenIdle);
}

/** Logs out once everything that the account was to be told is told: a choice of a second ago is not lost. */
export async function afterPendingWrites<Reply>(leave: () => Promise<Reply>): Promise<Reply> {
  const deadline = AbortSignal.timeout(TIMEOUT_IN_MS);
  const given = new Promise<void>((up) => {
    deadline.addEventListener('abort', () => up());
  });
  while (inFlight.size > 0 && !deadline.aborted) {
    await Promise.race([Promise.all(inFlight), given]);
  }
  isLeaving = true;
  try {
    return await leave();
  } finally {
    isLeaving = false;
  }
}
