const PAUSES_IN_MS: readonly number[] = [100, 400];

/** Longer than this nobody waits; the caller says so at once instead. */
const MAX_WAIT_IN_MS = 2_000;

/** What a failure says about trying again. */
export type Verdict =
  /** It would end the same, or take as long again. */
  | { readonly kind: 'final' }
  /** Nothing was done; the service may have said how long to stay away. */
  | { readonly kind: 'turnedAway'; readonly waitInMs: number | null }
  /** It went wrong on the way, and may have been done all the same. */
  | { readonly kind: 'broken' };

export type Answer<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export interface Question<Value, Failure> {
  readonly attempt: () => Promise<Answer<Value, Failure>>;
  readonly judge: (failure: Failure) => Verdict;
  readonly kind: 'read' | 'write';
  /** How long one attempt may take; no further one begins later than that after the first. */
  readonly timeoutInMs: number;
}

/** Time and chance, for those who want to turn them by hand. */
export interface Clockwork {
  readonly wait?: ((delayInMs: number) => Promise<void>) | undefined;
  /** From 0 up to and without 1. */
  readonly random?: (() => number) | undefined;
  /** Milliseconds on any clock that only goes forward. */
  readonly now?: (() => number) | undefined;
}

/** Asks up to three times, as far as the failures allow; the last answer is the answer. */
export async function askPatiently<Value, Failure>(
  { attempt, judge, kind, timeoutInMs }: Question<Value, Failure>,
  { wait = sleep, random = Math.random, now = () => performance.now() }: Clockwork = {},
): Promise<Answer<Value, Failure>> {
  const startedAtInMs = now();
  for (let attemptsMade = 1; ; attemptsMade += 1) {
    const answer = await attempt();
    if (answer.ok) return answer;
    const delay = delayAfter(judge(answer.failure), kind, attemptsMade, random);
    if (delay === null || now() - startedAtInMs + delay > timeoutInMs) return answer;
    await wait(delay);
  }
}

/** How long to wait before the next attempt, or null to give up. */
function delayAfter(
  verdict: Verdict,
  kind: 'read' | 'write',
  attemptsMade: number,
  random: () => number,
): number | null {
  const pause = PAUSES_IN_MS[attemptsMade - 1];
  if (pause === undefined || verdict.kind === 'final') return null;
  if (kind === 'write' && verdict.kind === 'broken') return null;
  // Who failed together does not come back together.
  const ownPause = pause * (0.5 + random());
  const asked = verdict.kind === 'turnedAway' ? verdict.waitInMs : null;
  if (asked === null) return ownPause;
  return asked > MAX_WAIT_IN_MS ? null : asked + ownPause;
}

function sleep(delayInMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayInMs));
}
