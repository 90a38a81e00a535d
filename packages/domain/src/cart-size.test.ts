import { describe, expect, it } from 'vitest';
import { CART_LIMITS, canOverfill, isOverfull } from './cart-size.ts';

const lineOf = (bytes: number) => ({ attributes: [{ key: 'k', value: 'x'.repeat(bytes - 1) }] });
const linesOf = (count: number, bytes: number) =>
  Array.from({ length: count }, () => lineOf(bytes));

describe('a cart', () => {
  it.each([
    ['below the limit', [...linesOf(499, 500), lineOf(499)], false],
    ['at the limit', linesOf(500, 500), false],
    ['above the limit', [...linesOf(499, 500), lineOf(501)], true],
  ])('%s is overfull: %s', (_, lines, expected) => {
    expect(isOverfull(lines)).toBe(expected);
  });

  it.each([
    ['a', 1],
    ['é', 2],
    ['€', 3],
    ['🧴', 4],
  ])('counts the bytes of %s', (character, bytes) => {
    const cartOf = (count: number) => [
      { attributes: [{ key: '', value: character.repeat(count) }] },
    ];
    const most = Math.floor(CART_LIMITS.bytes / bytes);
    expect(isOverfull(cartOf(most))).toBe(false);
    expect(isOverfull(cartOf(most + 1))).toBe(true);
  });

  it.each([
    [499, false],
    [500, false],
    [501, true],
  ])('can be overfilled by a line of %d bytes: %s', (bytes, expected) => {
    expect(canOverfill([{}, lineOf(bytes)])).toBe(expected);
  });
});
