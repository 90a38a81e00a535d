import { PATIENCE_IN_MS } from '../../shared/call-options.ts';

/** Maximum time that a logout waits for pending writes. */
const TIMEOUT_IN_MS = 3_000;

const inFlight = new Set<Promise<void>>();
let isLeaving = false;

/** Runs one job of a name at a time across tabs (Web Locks). */
export async function runExclusive(name: string, work: () => Promise<void>): Promise<void> {
  // Jobs begun during logout would end without a session.
  if (isLeaving) return;
  // Web Locks need a secure context; without them tabs may race, and the next page repairs it.
  const run = 'locks' in navigator ? navigator.locks.request(name, work) : work();
  const whenIdle = Promise.resolve(run).catch((error: unknown) => console.warn(error));
  inFlight.add(whenIdle);
  await whenIdle;
  inFlight.delete(whenIdle);
}

/** Logs out after pending account writes. */
export async function afterPendingWrites<Reply>(leave: () => Promise<Reply>): Promise<Reply> {
  const deadline = AbortSignal.timeout(TIMEOUT_IN_MS);
  const given = new Promise<void>((up) => {
    deadline.addEventListener('abort', () => up());
  });
  while (inFlight.size > 0 && !deadline.aborted) {
    await Promise.race([Promise.all(inFlight), given]);
  }
  isLeaving = true;
  const stay = () => {
    isLeaving = false;
  };
  // A form has given up by then, and its visitor goes on, logged in.
  const timer = setTimeout(stay, PATIENCE_IN_MS);
  try {
    return await leave();
  } finally {
    clearTimeout(timer);
    stay();
  }
}
