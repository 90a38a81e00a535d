import { describe, expect, test } from 'vitest';
import { cardDigits, decideCard, hasExpired, isCardNumber, parseExpiry } from './test-card.ts';

describe('a card', () => {
  test.each([
    ['4242 4242 4242 4242', true],
    ['4242-4242-4242-4242', true],
    ['4242 4242 4242 4243', false],
    ['4242 4242 4242 424', false],
    ['4242 4242 4242 42424', false],
    ['4242 4242 4242 424x', false],
    ['', false],
  ])('numbered "%s" has its check digit right: %s', (typed, isRight) => {
    expect(isCardNumber(cardDigits(typed))).toBe(isRight);
  });

  test.each([
    ['4242424242424242', { kind: 'accepted', lastFour: '4242' }],
    ['5555555555554444', { kind: 'accepted', lastFour: '4444' }],
    ['4000000000000002', { kind: 'declined', reason: 'declined' }],
    ['4000000000009995', { kind: 'declined', reason: 'noFunds' }],
    ['4111111111111111', { kind: 'declined', reason: 'declined' }],
  ])('%s is decided: %o', (digits, decision) => {
    expect(decideCard(digits)).toEqual(decision);
  });

  test.each([
    ['09/29', { month: 9, year: 2029 }],
    ['9/29', { month: 9, year: 2029 }],
    ['0929', { month: 9, year: 2029 }],
    ['12 / 2030', { month: 12, year: 2030 }],
    ['00/29', null],
    ['13/29', null],
    ['soon', null],
  ])('dated "%s" expires %o', (typed, expiry) => {
    expect(parseExpiry(typed)).toEqual(expiry);
  });

  test.each([
    ['2026-03-31T23:59:59Z', false],
    ['2026-04-01T00:00:00Z', true],
  ])('of March 2026 has expired at %s: %s', (now, isExpired) => {
    expect(hasExpired({ month: 3, year: 2026 }, new Date(now))).toBe(isExpired);
  });
});
