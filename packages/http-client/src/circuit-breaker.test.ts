import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, type CircuitBreaker, CLOSED, recordOutcome } from './circuit-breaker.ts';

const RULES = { maxFailures: 3, firstOpenInMs: 100, maxOpenInMs: 400 };
const bad = { isGood: false, isProbe: false };
const good = { isGood: true, isProbe: false };

const after = (outcomes: readonly { isGood: boolean; isProbe: boolean }[], nowInMs = 0) =>
  outcomes.reduce<CircuitBreaker>(
    (breaker, outcome) => recordOutcome(breaker, outcome, nowInMs, RULES),
    CLOSED,
  );

describe('a circuit breaker', () => {
  it.each([
    [2, 'closed'],
    [3, 'open'],
    [4, 'open'],
  ])('after %i failures in a row is %s', (count, kind) => {
    expect(after(Array.from({ length: count }, () => bad)).kind).toBe(kind);
  });

  it('resets its count after a success', () => {
    expect(after([bad, bad, good, bad, bad]).kind).toBe('closed');
  });

  it.each([
    [99, false],
    [100, true],
  ])('that opened %i ms ago admits a probe: %s', (nowInMs, isAdmitted) => {
    expect(admit(after([bad, bad, bad]), nowInMs).isAdmitted).toBe(isAdmitted);
  });

  it('admits one probe, and another only when that one is overdue', () => {
    const { breaker, isProbe } = admit(after([bad, bad, bad]), 100);
    expect(isProbe).toBe(true);
    expect(admit(breaker, 199).isAdmitted).toBe(false);
    expect(admit(breaker, 200)).toMatchObject({ isAdmitted: true, isProbe: true });
  });

  it('closes after a good probe, and stays open twice as long after a bad one, up to a limit', () => {
    const halfOpen = admit(after([bad, bad, bad]), 100).breaker;
    expect(recordOutcome(halfOpen, { isGood: true, isProbe: true }, 120, RULES)).toEqual(CLOSED);
    let breaker = halfOpen;
    const waits: number[] = [];
    let nowInMs = 120;
    for (let probe = 0; probe < 4; probe += 1) {
      breaker = recordOutcome(breaker, { isGood: false, isProbe: true }, nowInMs, RULES);
      if (breaker.kind !== 'open') throw new Error(breaker.kind);
      waits.push(breaker.untilInMs - nowInMs);
      nowInMs = breaker.untilInMs;
      breaker = admit(breaker, nowInMs).breaker;
    }
    expect(waits).toEqual([200, 400, 400, 400]);
  });

  it('ignores outcomes of calls made before it opened', () => {
    const open = after([bad, bad, bad]);
    expect(recordOutcome(open, good, 50, RULES)).toBe(open);
    const halfOpen = admit(open, 100).breaker;
    expect(recordOutcome(halfOpen, good, 110, RULES)).toBe(halfOpen);
    expect(recordOutcome(halfOpen, bad, 110, RULES)).toBe(halfOpen);
  });
});

const step = fc.record({
  waitInMs: fc.nat({ max: 150 }),
  isGood: fc.boolean(),
  /** Responds only after later requests were sent. */
  isLate: fc.boolean(),
});

it('never probes a failing service too early, and always closes for one that has recovered', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      let breaker = CLOSED;
      let nowInMs = 0;
      const late: { isGood: boolean; isProbe: boolean }[] = [];
      const probedAt: number[] = [];
      for (const { waitInMs, isGood, isLate } of steps) {
        nowInMs += waitInMs;
        const wasClosed = breaker.kind === 'closed';
        const { breaker: next, isAdmitted, isProbe } = admit(breaker, nowInMs);
        breaker = next;
        expect(isProbe).toBe(isAdmitted && !wasClosed);
        if (isProbe) probedAt.push(nowInMs);
        if (isAdmitted && isLate) late.push({ isGood, isProbe });
        else if (isAdmitted) breaker = recordOutcome(breaker, { isGood, isProbe }, nowInMs, RULES);
        const arrived = late.length > 2 ? late.shift() : undefined;
        if (arrived !== undefined) breaker = recordOutcome(breaker, arrived, nowInMs, RULES);
        if (breaker.kind === 'closed') {
          expect(breaker.failures).toBeLessThan(RULES.maxFailures);
          probedAt.length = 0;
        } else {
          expect(breaker.openForInMs).toBeLessThanOrEqual(RULES.maxOpenInMs);
        }
      }
      for (const [at, time] of probedAt.entries()) {
        const before = probedAt[at - 1];
        if (before !== undefined) expect(time - before).toBeGreaterThanOrEqual(RULES.firstOpenInMs);
      }
      // The service has recovered: after the maximum open time it is probed, and the circuit closes.
      const { isAdmitted, isProbe, breaker: last } = admit(breaker, nowInMs + RULES.maxOpenInMs);
      expect(isAdmitted).toBe(true);
      expect(recordOutcome(last, { isGood: true, isProbe }, nowInMs, RULES)).toEqual(CLOSED);
    }),
  );
});
