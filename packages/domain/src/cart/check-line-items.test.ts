import { describe, expect, it, test } from 'vitest';
import { checkLinesToAdd, checkLinesToReplace } from './index.ts';

const good = { variantId: 'v1', id: 'l1', quantity: 1 };

describe('checkLinesToAdd', () => {
  test.each([undefined, null, [], {}, 'v1', { length: 1 }])(
    'refuses %s: no line at all',
    (lines) => {
      expect(checkLinesToAdd(lines)).toEqual({ ok: false, code: 'noLineItems', index: null });
    },
  );

  test.each([
    ['null', null, 'missingVariantId'],
    ['text', 'v1', 'missingVariantId'],
    ['no variantId', { quantity: 1 }, 'missingVariantId'],
    ['an empty variantId', { variantId: '', quantity: 1 }, 'missingVariantId'],
    ['a blank variantId', { variantId: ' ', quantity: 1 }, 'missingVariantId'],
    ['a number as variantId', { variantId: 1, quantity: 1 }, 'missingVariantId'],
    ['no quantity', { variantId: 'v1' }, 'quantityNotANumber'],
    ['a text as quantity', { variantId: 'v1', quantity: '1' }, 'quantityNotANumber'],
    ['NaN', { variantId: 'v1', quantity: Number.NaN }, 'quantityNotANumber'],
    ['-1', { variantId: 'v1', quantity: -1 }, 'quantityBelowOne'],
    ['0', { variantId: 'v1', quantity: 0 }, 'quantityBelowOne'],
    ['0.5', { variantId: 'v1', quantity: 0.5 }, 'quantityBelowOne'],
    ['1.5', { variantId: 'v1', quantity: 1.5 }, 'quantityNotWhole'],
    ['1,000,001', { variantId: 'v1', quantity: 1_000_001 }, 'quantityTooLarge'],
    ['infinity', { variantId: 'v1', quantity: Number.POSITIVE_INFINITY }, 'quantityTooLarge'],
  ])('refuses a line with %s and names its place', (_, line, code) => {
    expect(checkLinesToAdd([good, line])).toEqual({ ok: false, code, index: 1 });
  });

  test.each([1, 2, 1_000_000])('accepts a quantity of %d', (quantity) => {
    expect(checkLinesToAdd([{ variantId: 'v1', quantity }])).toEqual({ ok: true });
  });
});

describe('checkLinesToReplace', () => {
  test.each([0, 1, 1_000_000])('accepts a quantity of %d', (quantity) => {
    expect(checkLinesToReplace([{ ...good, quantity }])).toEqual({ ok: true });
  });

  test.each([
    [{ ...good, quantity: -1 }, 'quantityNegative'],
    [{ ...good, quantity: -0.5 }, 'quantityNegative'],
    [{ ...good, quantity: 0.5 }, 'quantityNotWhole'],
    [{ ...good, id: '' }, 'missingLineId'],
    [{ ...good, variantId: undefined }, 'missingVariantId'],
  ])('refuses %o as %s', (line, code) => {
    expect(checkLinesToReplace([line])).toEqual({ ok: false, code, index: 0 });
  });

  it('refuses no lines', () => {
    expect(checkLinesToReplace([])).toEqual({ ok: false, code: 'noLineItems', index: null });
  });
});
