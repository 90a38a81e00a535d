import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHOP_KEYS } from '../../../protocol/index.ts';
import { isGivenAway, type SummedGoods } from '../../orders/index.ts';
import { totalsOf } from './totals.ts';

const FREE = { priceInMinorUnits: 0 };
const line = (subtotalInMinorUnits: number) => ({ subtotalInMinorUnits, discounts: [] });

describe('the totals of an order', () => {
  test.each([
    ['nl', 12100, 2100],
    ['fr', 12000, 2000],
    ['de', 11900, 1900],
    ['ie', 12300, 2300],
    ['uk', 12000, 2000],
    ['no', 12500, 2500],
    ['us', 12000, 0],
  ] as const)('hold in %s, of %i minor units, %i of tax', (shop, amount, tax) => {
    const totals = totalsOf({
      shop,
      lines: [line(amount)],
      discounts: [],
      giftCards: [],
      delivery: FREE,
    });
    expect(totals.taxInMinorUnits).toBe(tax);
    expect(totals.totalInMinorUnits).toBe(amount);
  });

  test('have no tax on gift cards, which bear it when they pay', () => {
    const card = { ...line(2500), isGiftCard: true };
    const sumsOf = (...lines: readonly SummedGoods['lines'][number][]) =>
      totalsOf({ shop: 'nl', lines, discounts: [], giftCards: [], delivery: FREE });
    expect(sumsOf(card)).toMatchObject({ totalInMinorUnits: 2500, taxInMinorUnits: 0 });
    expect(sumsOf(card, line(12100))).toMatchObject({
      totalInMinorUnits: 14600,
      taxInMinorUnits: 2100,
    });
  });

  test('name a discount once, however many lines it came off', () => {
    const off = (title: string, amountInMinorUnits: number) => ({ title, amountInMinorUnits });
    const onLine = (title: string, amountInMinorUnits: number) => ({
      ...off(title, amountInMinorUnits),
      kind: 'automatic' as const,
    });
    const totals = totalsOf({
      shop: 'nl',
      lines: [
        { subtotalInMinorUnits: 1000, discounts: [onLine('Spring', 100), onLine('Nothing', 0)] },
        { subtotalInMinorUnits: 500, discounts: [onLine('Spring', 50)] },
      ],
      discounts: [off('WELCOME10', 135)],
      giftCards: [],
      delivery: { priceInMinorUnits: 495 },
    });
    expect(totals.discounts).toEqual([off('Spring', 150), off('WELCOME10', 135)]);
    expect(totals).toMatchObject({ subtotalInMinorUnits: 1500, totalInMinorUnits: 1710 });
  });
});

const discount = (most: number) =>
  fc.record({
    kind: fc.constantFrom('automatic' as const, 'code' as const),
    title: fc.constantFrom('WELCOME10', 'Spring', 'Free mask', 'Gift'),
    amountInMinorUnits: fc.integer({ min: 0, max: most }),
  });

/** A line of any price and quantity, with discounts that take off at most all of it. */
const anyLine = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 1, max: 999 }))
  .chain(([unit, quantity]) =>
    fc.record({
      subtotalInMinorUnits: fc.constant(unit * quantity),
      discounts: fc.oneof(
        fc.array(discount(Math.floor((unit * quantity) / 3)), { maxLength: 3 }),
        fc
          .constantFrom('automatic' as const, 'code' as const)
          .map((kind) => [{ kind, title: 'Gift', amountInMinorUnits: unit * quantity }]),
      ),
    }),
  );

const anyOrder = fc.record({
  shop: fc.constantFrom(...SHOP_KEYS),
  lines: fc.array(anyLine, { maxLength: 12 }),
  delivery: fc.record({ priceInMinorUnits: fc.integer({ min: 0, max: 50_000 }) }),
});

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('a line that an offer gives away', () => {
  const gift = (kind: 'automatic' | 'code', amountInMinorUnits: number) => ({
    subtotalInMinorUnits: 950,
    discounts: [{ kind, title: 'Gift', amountInMinorUnits }],
  });
  test.each([
    ['automatic', 949, 1950, ['Gift']],
    ['automatic', 950, 1000, []],
    ['code', 950, 1950, ['Gift']],
  ] as const)('by an %s of %i of 950: subtotal %i, named %j', (kind, amount, subtotal, names) => {
    const totals = totalsOf({
      shop: 'nl',
      lines: [line(1000), gift(kind, amount)],
      discounts: [],
      giftCards: [],
      delivery: FREE,
    });
    expect(totals.subtotalInMinorUnits).toBe(subtotal);
    expect(totals.discounts.map(({ title }) => title)).toEqual(names);
    expect(totals.totalInMinorUnits).toBe(1950 - amount);
  });
});

describe('for any lines, discounts and delivery', () => {
  test('what is written adds up: lines + delivery − each discount = total', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(discount(500), { maxLength: 3 }), (order, discounts) => {
        const totals = totalsOf({ ...order, discounts, giftCards: [] });
        const charged = order.lines.filter((line) => !isGivenAway(line));
        const lines = total(charged.map(({ subtotalInMinorUnits }) => subtotalInMinorUnits));
        const named = total(totals.discounts.map(({ amountInMinorUnits }) => amountInMinorUnits));
        expect(totals.subtotalInMinorUnits).toBe(lines);
        expect(totals.discountInMinorUnits).toBe(named);
        expect(lines + order.delivery.priceInMinorUnits - named).toBe(totals.totalInMinorUnits);
        const titles = totals.discounts.map(({ title }) => title);
        expect(new Set(titles).size).toBe(titles.length);
      }),
    );
  });
});
