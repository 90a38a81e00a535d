import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, type Breaker, CLOSED, settle } from './breaker.ts';

const RULES = { mostFailures: 3, firstOpenInMs: 100, longestOpenInMs: 400 };
const bad = { isGood: false, isProbe: false };
const good = { isGood: true, isProbe: false };

const after = (outcomes: readonly { isGood: boolean; isProbe: boolean }[], nowInMs = 0) =>
  outcomes.reduce<Breaker>((breaker, outcome) => settle(breaker, outcome, nowInMs, RULES), CLOSED);

describe('a breaker', () => {
  it.each([
    [2, 'closed'],
    [3, 'open'],
    [4, 'open'],
  ])('after %i failures in a row is %s', (count, kind) => {
    expect(after(Array.from({ length: count }, () => bad)).kind).toBe(kind);
  });

  it('forgets failures that a success came between', () => {
    expect(after([bad, bad, good, bad, bad]).kind).toBe('closed');
  });

  it.each([
    [99, false],
    [100, true],
  ])('that opened %i ms ago lets somebody look: %s', (nowInMs, mayAsk) => {
    expect(admit(after([bad, bad, bad]), nowInMs).mayAsk).toBe(mayAsk);
  });

  it('sends one to look, and no other until that one is overdue', () => {
    const { breaker, isProbe } = admit(after([bad, bad, bad]), 100);
    expect(isProbe).toBe(true);
    expect(admit(breaker, 199).mayAsk).toBe(false);
    expect(admit(breaker, 200)).toMatchObject({ mayAsk: true, isProbe: true });
  });

  it('closes when the one who looked was answered, and else waits twice as long, up to a limit', () => {
    const looking = admit(after([bad, bad, bad]), 100).breaker;
    expect(settle(looking, { isGood: true, isProbe: true }, 120, RULES)).toEqual(CLOSED);
    let breaker = looking;
    const waits: number[] = [];
    let nowInMs = 120;
    for (let probe = 0; probe < 4; probe += 1) {
      breaker = settle(breaker, { isGood: false, isProbe: true }, nowInMs, RULES);
      if (breaker.kind !== 'open') throw new Error(breaker.kind);
      waits.push(breaker.untilInMs - nowInMs);
      nowInMs = breaker.untilInMs;
      breaker = admit(breaker, nowInMs).breaker;
    }
    expect(waits).toEqual([200, 400, 400, 400]);
  });

  it('learns nothing from those who were asked before', () => {
    const open = after([bad, bad, bad]);
    expect(settle(open, good, 50, RULES)).toBe(open);
    const looking = admit(open, 100).breaker;
    expect(settle(looking, good, 110, RULES)).toBe(looking);
    expect(settle(looking, bad, 110, RULES)).toBe(looking);
  });
});

const step = fc.record({
  waitInMs: fc.nat({ max: 150 }),
  isGood: fc.boolean(),
  /** How many answer late, after the next ones were sent. */
  isLate: fc.boolean(),
});

it('never asks a dead service more often than its time allows, and always comes back to one that is well', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      let breaker = CLOSED;
      let nowInMs = 0;
      const late: { isGood: boolean; isProbe: boolean }[] = [];
      const lookedAt: number[] = [];
      for (const { waitInMs, isGood, isLate } of steps) {
        nowInMs += waitInMs;
        const wasClosed = breaker.kind === 'closed';
        const { breaker: next, mayAsk, isProbe } = admit(breaker, nowInMs);
        breaker = next;
        expect(isProbe).toBe(mayAsk && !wasClosed);
        if (isProbe) lookedAt.push(nowInMs);
        if (mayAsk && isLate) late.push({ isGood, isProbe });
        else if (mayAsk) breaker = settle(breaker, { isGood, isProbe }, nowInMs, RULES);
        const arrived = late.length > 2 ? late.shift() : undefined;
        if (arrived !== undefined) breaker = settle(breaker, arrived, nowInMs, RULES);
        if (breaker.kind === 'closed') {
          expect(breaker.failures).toBeLessThan(RULES.mostFailures);
          lookedAt.length = 0;
        } else {
          expect(breaker.openForInMs).toBeLessThanOrEqual(RULES.longestOpenInMs);
        }
      }
      for (const [at, time] of lookedAt.entries()) {
        const before = lookedAt[at - 1];
        if (before !== undefined) expect(time - before).toBeGreaterThanOrEqual(RULES.firstOpenInMs);
      }
      // From now on it is well: the longest time later at the latest it is asked, and closed.
      const { mayAsk, isProbe, breaker: last } = admit(breaker, nowInMs + RULES.longestOpenInMs);
      expect(mayAsk).toBe(true);
      expect(settle(last, { isGood: true, isProbe }, nowInMs, RULES)).toEqual(CLOSED);
    }),
  );
});
