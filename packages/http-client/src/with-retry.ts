import type { FailureClass } from './classify-failure.ts';
import type { Result } from './result.ts';

const DELAYS_IN_MS: readonly number[] = [100, 400];

/** A later attempt would hardly have time to end. */
const LATEST_START = 0.75;

/** A longer Retry-After fails at once. */
const MAX_RETRY_AFTER_IN_MS = 2_000;

export interface RetriedRequest<Value, Failure> {
  /** Makes one attempt, which may take so long. */
  readonly attempt: (timeoutInMs: number) => Promise<Result<Value, Failure>>;
  readonly classify: (failure: Failure) => FailureClass;
  readonly kind: 'read' | 'write';
  /** Limit of all attempts together, waits included. */
  readonly timeoutInMs: number;
}

/** Clock and random numbers, injectable for tests. */
export interface RetryClock {
  readonly wait?: ((delayInMs: number) => Promise<void>) | undefined;
  /** Number from 0 up to and without 1. */
  readonly random?: (() => number) | undefined;
  /** Milliseconds on any monotonic clock. */
  readonly now?: (() => number) | undefined;
}

/** Makes up to three attempts, as far as the failures allow, and returns the last result. */
export async function withRetry<Value, Failure>(
  { attempt, classify, kind, timeoutInMs }: RetriedRequest<Value, Failure>,
  { wait = sleep, random = Math.random, now = () => performance.now() }: RetryClock = {},
): Promise<Result<Value, Failure>> {
  const startedAtInMs = now();
  for (let attemptsMade = 1; ; attemptsMade += 1) {
    const leftInMs = Math.ceil(timeoutInMs - (now() - startedAtInMs));
    const result = await attempt(leftInMs);
    if (result.ok) return result;
    const delay = delayAfter(classify(result.failure), kind, attemptsMade, random);
    const nextAtInMs = now() - startedAtInMs + (delay ?? 0);
    if (delay === null || nextAtInMs > timeoutInMs * LATEST_START) return result;
    await wait(delay);
  }
}

/** Returns how long to wait before the next attempt, or null to give up. */
function delayAfter(
  failure: FailureClass,
  kind: 'read' | 'write',
  attemptsMade: number,
  random: () => number,
): number | null {
  const delay = DELAYS_IN_MS[attemptsMade - 1];
  if (delay === undefined || failure.kind === 'permanent') return null;
  if (kind === 'write' && failure.kind === 'indeterminate') return null;
  // Jitter, so that clients do not retry in step.
  const jittered = delay * (0.5 + random());
  const requested = failure.kind === 'rejected' ? failure.retryAfterInMs : null;
  if (requested === null) return jittered;
  return requested > MAX_RETRY_AFTER_IN_MS ? null : requested + jittered;
}

function sleep(delayInMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayInMs));
}
