import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, askPatiently, type Verdict } from './ask-patiently.ts';

const broken: Verdict = { kind: 'broken' };
const final: Verdict = { kind: 'final' };
const turnedAway = (waitInMs: number | null = null): Verdict => ({ kind: 'turnedAway', waitInMs });

interface Service {
  readonly failures: readonly Verdict[];
  readonly kind?: 'read' | 'write';
  readonly random?: () => number;
  /** How long each attempt takes, of the 5,000 ms that it may. */
  readonly attemptInMs?: number;
}

/** A service that fails as told and is well after that, on a clock that only moves when somebody waits. */
async function ask({ failures, kind = 'read', random = () => 0.5, attemptInMs = 0 }: Service) {
  const waits: number[] = [];
  let attempts = 0;
  let timeInMs = 0;
  const answer = await askPatiently(
    {
      kind,
      timeoutInMs: 5_000,
      judge: (failure: Verdict) => failure,
      attempt: async (): Promise<Answer<string, Verdict>> => {
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
  return { answer, attempts, waits };
}

const done = { ok: true, value: 'done' };

describe('a question', () => {
  it.each([
    ['broken', broken],
    ['turned away', turnedAway()],
  ])('that was %s twice is answered by the third attempt', async (_, failure) => {
    const asked = await ask({ failures: [failure, failure] });
    expect(asked).toEqual({ answer: done, attempts: 3, waits: [100, 400] });
  });

  it('is given up after three attempts, with the last failure', async () => {
    const asked = await ask({ failures: [broken, broken, turnedAway(), broken] });
    expect(asked).toMatchObject({ attempts: 3, answer: { ok: false, failure: turnedAway() } });
  });

  it('whose failure is final is not asked again', async () => {
    expect(await ask({ failures: [broken, final] })).toMatchObject({ attempts: 2, waits: [100] });
  });
});

describe('a write', () => {
  it('is repeated where it was turned away undone', async () => {
    expect(await ask({ kind: 'write', failures: [turnedAway()] })).toMatchObject({ answer: done });
  });

  it('is not where it may have been done', async () => {
    expect(await ask({ kind: 'write', failures: [broken] })).toMatchObject({ attempts: 1 });
  });
});

describe('a service that says how long to stay away', () => {
  it.each([
    [0, [100]],
    [1_000, [1_100]],
    [1_999, [2_099]],
    [2_000, [2_100]],
    [2_001, []],
  ])('is obeyed up to two seconds: %i ms', async (waitInMs, waits) => {
    expect((await ask({ failures: [turnedAway(waitInMs)] })).waits).toEqual(waits);
  });
});

it('waits from half as long to half as long again, by chance', async () => {
  expect((await ask({ failures: [broken], random: () => 0 })).waits).toEqual([50]);
  expect((await ask({ failures: [broken], random: () => 0.999 })).waits[0]).toBeCloseTo(149.9);
});

it.each([
  [4_899, 2],
  [4_900, 2],
  [4_901, 1],
])('begins no attempt later than one may take: %i ms', async (attemptInMs, attempts) => {
  expect(await ask({ failures: [broken], attemptInMs })).toMatchObject({ attempts });
});

it('asks three times at most and never waits beyond its time, whatever happens', async () => {
  const verdict = fc.oneof(
    fc.constant(final),
    fc.constant(broken),
    fc.option(fc.integer({ min: 0, max: 10_000 })).map(turnedAway),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(verdict, { maxLength: 6 }),
      fc.constantFrom('read' as const, 'write' as const),
      fc.integer({ min: 0, max: 5_000 }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      async (failures, kind, attemptInMs, chance) => {
        const { attempts, waits } = await ask({
          failures,
          kind,
          attemptInMs,
          random: () => chance,
        });
        expect(attempts).toBeLessThanOrEqual(3);
        const spentInMs = waits.reduce((sum, one) => sum + one, (attempts - 1) * attemptInMs);
        expect(spentInMs).toBeLessThanOrEqual(5_000);
        if (kind === 'write') expect(failures.slice(0, attempts - 1)).not.toContain(broken);
      },
    ),
  );
});
