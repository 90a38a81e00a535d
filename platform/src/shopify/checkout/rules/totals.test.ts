import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isGivenAway } from '../../orders/index.ts';
import { totalsOf } from './totals.ts';

const FREE = { priceInMinorUnits: 0 };
const line = (subtotalInMinorUnits: number) => ({
  id: `${subtotalInMinorUnits}`,
  subtotalInMinorUnits,
  discounts: [],
  taxPercent: 21,
  totalInMinorUnits: subtotalInMinorUnits,
});

describe('the totals of an order', () => {
  test.each([
    ['one rate', [[12100, 21]], 0, [[21, 2100]]],
    ['a country without tax', [[12000, 0]], 495, []],
    [
      'two rates, the highest first',
      [
        [10900, 9],
        [12100, 21],
      ],
      0,
      [
        [21, 2100],
        [9, 900],
      ],
    ],
    [
      'delivery shared by value',
      [
        [10000, 9],
        [10000, 21],
      ],
      1000,
      [
        [21, 1822],
        [9, 867],
      ],
    ],
    ['delivery of what is given away', [[0, 21]], 1210, [[21, 210]]],
  ] as const)('include tax of %s', (_, goods, priceInMinorUnits, taxes) => {
    const totals = totalsOf({
      lines: goods.map(([amount, taxPercent], place) => ({
        ...line(amount),
        id: `${place}`,
        taxPercent,
      })),
      discounts: [],
      giftCards: [],
      delivery: { priceInMinorUnits },
    });
    expect(totals.taxes.map((tax) => [tax.percent, tax.taxInMinorUnits])).toEqual(taxes);
    expect(totals.taxInMinorUnits).toBe(total(taxes.map(([, amount]) => amount)));
  });

  test('share delivery among what is sent alone, and an order’s discount among all', () => {
    const card = { ...line(5000), id: 'card', taxPercent: 0, isGiftCard: true };
    const { taxes } = totalsOf({
      lines: [card, line(5000)],
      discounts: [],
      giftCards: [],
      delivery: { priceInMinorUnits: 1050 },
    });
    expect(taxes).toEqual([{ percent: 21, taxInMinorUnits: 1050 }]);
  });

  test('name a discount once, however many lines it came off', () => {
    const off = (title: string, amountInMinorUnits: number) => ({ title, amountInMinorUnits });
    const onLine = (title: string, amountInMinorUnits: number) => ({
      ...off(title, amountInMinorUnits),
      kind: 'automatic' as const,
    });
    const totals = totalsOf({
      lines: [
        { ...line(1000), discounts: [onLine('Spring', 100), onLine('Nothing', 0)] },
        { ...line(500), discounts: [onLine('Spring', 50)] },
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
      id: fc.uuid(),
      subtotalInMinorUnits: fc.constant(unit * quantity),
      totalInMinorUnits: fc.constant(unit * quantity),
      discounts: fc.oneof(
        fc.array(discount(Math.floor((unit * quantity) / 3)), { maxLength: 3 }),
        fc
          .constantFrom('automatic' as const, 'code' as const)
          .map((kind) => [{ kind, title: 'Gift', amountInMinorUnits: unit * quantity }]),
      ),
    }),
  );

const anyOrder = fc.record({
  lines: fc.array(anyLine, { maxLength: 12 }),
  delivery: fc.record({ priceInMinorUnits: fc.integer({ min: 0, max: 50_000 }) }),
});

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('a line that an offer gives away', () => {
  const gift = (kind: 'automatic' | 'code', amountInMinorUnits: number) => ({
    ...line(950),
    discounts: [{ kind, title: 'Gift', amountInMinorUnits }],
  });
  test.each([
    ['automatic', 949, 1950, ['Gift']],
    ['automatic', 950, 1000, []],
    ['code', 950, 1950, ['Gift']],
  ] as const)('by an %s of %i of 950: subtotal %i, named %j', (kind, amount, subtotal, names) => {
    const totals = totalsOf({
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
