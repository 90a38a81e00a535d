import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FailureClass } from './classify-failure.ts';
import type { Result } from './result.ts';
import { withRetry } from './with-retry.ts';

const indeterminate: FailureClass = { kind: 'indeterminate' };
const permanent: FailureClass = { kind: 'permanent' };
const rejection = (retryAfterInMs: number | null = null): FailureClass => ({
  kind: 'rejected',
  retryAfterInMs,
});

interface Service {
  readonly failures: readonly FailureClass[];
  readonly kind?: 'read' | 'write';
  readonly random?: () => number;
  /** Duration of each attempt, of the 5,000 ms that it may take. */
  readonly attemptInMs?: number;
}

/** Requests from a service with the given failures before it recovers, on a clock that moves with waits and attempts only. */
async function send({ failures, kind = 'read', random = () => 0.5, attemptInMs = 0 }: Service) {
  const waits: number[] = [];
  const limits: number[] = [];
  let attempts = 0;
  let timeInMs = 0;
  const result = await withRetry(
    {
      kind,
      timeoutInMs: 5_000,
      classify: (failure: FailureClass) => failure,
      attempt: async (limitInMs): Promise<Result<string, FailureClass>> => {
        limits.push(limitInMs);
        const failure = failures[attempts];
        attempts += 1;
        timeInMs += attemptInMs;
        return failure === undefined ? { ok: true, value: 'done' } : { ok: false, failure };
      },
    },
    {
      random,
      now: () => timeInMs,
      wait: async (delayInMs) => {
        waits.push(delayInMs);
        timeInMs += delayInMs;
      },
    },
  );
  return { result, attempts, waits, limits };
}

const done = { ok: true, value: 'done' };

describe('a request', () => {
  it.each([
    ['indeterminate', indeterminate],
    ['rejected', rejection()],
  ])('with two %s failures succeeds at the third attempt', async (_, failure) => {
    const sent = await send({ failures: [failure, failure] });
    expect(sent).toMatchObject({ result: done, attempts: 3, waits: [100, 400] });
  });

  it('is given up after three attempts, with the last failure', async () => {
    const sent = await send({
      failures: [indeterminate, indeterminate, rejection(), indeterminate],
    });
    expect(sent).toMatchObject({ attempts: 3, result: { ok: false, failure: rejection() } });
  });

  it('is not repeated after a permanent failure', async () => {
    expect(await send({ failures: [indeterminate, permanent] })).toMatchObject({
      attempts: 2,
      waits: [100],
    });
  });
});

describe('a write', () => {
  it('is repeated after a rejection', async () => {
    expect(await send({ kind: 'write', failures: [rejection()] })).toMatchObject({ result: done });
  });

  it('is not repeated where it may have been carried out', async () => {
    expect(await send({ kind: 'write', failures: [indeterminate] })).toMatchObject({ attempts: 1 });
  });
});

it.each([
  [0, [100]],
  [1_000, [1_100]],
  [1_999, [2_099]],
  [2_000, [2_100]],
  [2_001, []],
])('a Retry-After is respected up to two seconds: %i ms', async (waitInMs, waits) => {
  expect((await send({ failures: [rejection(waitInMs)] })).waits).toEqual(waits);
});

it('gives each attempt what is left of the time of all together', async () => {
  const { limits } = await send({ failures: [indeterminate, indeterminate], attemptInMs: 1_000 });
  expect(limits).toEqual([5_000, 3_900, 2_500]);
});

it('adds a jitter of plus or minus half the delay', async () => {
  expect((await send({ failures: [indeterminate], random: () => 0 })).waits).toEqual([50]);
  expect((await send({ failures: [indeterminate], random: () => 0.999 })).waits[0]).toBeCloseTo(
    149.9,
  );
});

it.each([
  [3_649, 2],
  [3_650, 2],
  [3_651, 1],
])(
  'begins no attempt in the last quarter of the time: after %i ms',
  async (attemptInMs, attempts) => {
    expect(await send({ failures: [indeterminate], attemptInMs })).toMatchObject({ attempts });
  },
);

it('makes at most three attempts and never waits beyond the timeout, whatever happens', async () => {
  const failureClass = fc.oneof(
    fc.constant(permanent),
    fc.constant(indeterminate),
    fc.option(fc.integer({ min: 0, max: 10_000 })).map(rejection),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(failureClass, { maxLength: 6 }),
      fc.constantFrom('read' as const, 'write' as const),
      fc.integer({ min: 0, max: 5_000 }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      async (failures, kind, attemptInMs, chance) => {
        const { attempts, waits } = await send({
          failures,
          kind,
          attemptInMs,
          random: () => chance,
        });
        expect(attempts).toBeLessThanOrEqual(3);
        const spentInMs = waits.reduce((sum, one) => sum + one, (attempts - 1) * attemptInMs);
        expect(spentInMs).toBeLessThanOrEqual(5_000);
        if (kind === 'write') expect(failures.slice(0, attempts - 1)).not.toContain(indeterminate);
      },
    ),
  );
});
