import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amounts, isGivenAway, type MoneyLine, moneyLines, withGiftCards } from './index.ts';

const off = (title: string, amountInMinorUnits: number, isCode = false) => ({
  title,
  amountInMinorUnits,
  isCode,
});
const ORDER: Amounts = {
  lines: [{ beforeInMinorUnits: 2495, discounts: [] }],
  discounts: [],
  shipping: { amountInMinorUnits: 495, discounts: [] },
  totalInMinorUnits: 2990,
  taxInMinorUnits: 519,
  refundedInMinorUnits: 0,
  giftCards: [],
};
const rowsOf = (amounts: Partial<Amounts>) =>
  moneyLines({ ...ORDER, ...amounts }).map((row) => [
    row.kind === 'discount' ? row.title : row.kind,
    row.amountInMinorUnits,
  ]);

describe('isGivenAway', () => {
  it.each([
    [949, false, false],
    [950, false, true],
    [951, false, true],
    [950, true, false],
  ])('with %i of 950 taken off, by a code: %s → %s', (amount, isCode, expected) => {
    const discounts = [off('Gift', amount, isCode)];
    expect(isGivenAway({ beforeInMinorUnits: 950, discounts })).toBe(expected);
  });

  it('is not said of a line that costs nothing anyway', () => {
    expect(isGivenAway({ beforeInMinorUnits: 0, discounts: [] })).toBe(false);
  });
});

describe('moneyLines', () => {
  it('names each discount once and leaves out a gift, whose line says it is free', () => {
    expect(
      rowsOf({
        lines: [
          { beforeInMinorUnits: 950, discounts: [off('Gift', 950)] },
          { beforeInMinorUnits: 2495, discounts: [off('Spring', 100)] },
          { beforeInMinorUnits: 2395, discounts: [off('Spring', 50)] },
        ],
        discounts: [off('WELCOME10', 474, true)],
        totalInMinorUnits: 4761,
      }),
    ).toEqual([
      ['subtotal', 4890],
      ['Spring', -150],
      ['WELCOME10', -474],
      ['shipping', 495],
      ['total', 4761],
      ['includedTax', 519],
    ]);
  });

  it.each([
    ['before its discount', 495, 0],
    ['after its discount', 0, 0],
    ['before its discount, tax on top', 495, 206],
    ['after its discount, tax on top', 0, 206],
  ])('shows the delivery before its discount, told %s', (_, amountInMinorUnits, tax) => {
    const shipping = { amountInMinorUnits, discounts: [off('FREESHIP', 495, true)] };
    const totalInMinorUnits = 2495 + tax;
    expect(rowsOf({ shipping, totalInMinorUnits, taxInMinorUnits: tax || null })).toEqual([
      ['subtotal', 2495],
      ['shipping', 495],
      ['FREESHIP', -495],
      ...(tax > 0 ? [['addedTax', tax]] : []),
      ['total', totalInMinorUnits],
    ]);
  });

  it('tells tax that comes on top from tax that is in the prices', () => {
    const total = ORDER.totalInMinorUnits + 519;
    expect(rowsOf({ totalInMinorUnits: total })).toContainEqual(['addedTax', 519]);
    expect(rowsOf({ totalInMinorUnits: total })).not.toContainEqual(['includedTax', 519]);
  });

  it('says what no name explains: as returned goods after a refund, else as a discount', () => {
    expect(rowsOf({ totalInMinorUnits: 2900 })).toContainEqual([null, -90]);
    expect(rowsOf({ totalInMinorUnits: 2900, refundedInMinorUnits: 90 })).toContainEqual([
      'returned',
      -90,
    ]);
  });
});

const cents = (max: number) => fc.integer({ min: 0, max });
const anyDiscounts = (max: number) =>
  fc.array(
    fc.record({
      title: fc.constantFrom('WELCOME10', 'Spring', 'Set', 'Gift'),
      amountInMinorUnits: cents(max),
      isCode: fc.boolean(),
    }),
    { maxLength: 3 },
  );
const anyLine = cents(99_999).chain((beforeInMinorUnits) =>
  fc.record({
    beforeInMinorUnits: fc.constant(beforeInMinorUnits),
    discounts: fc.oneof(
      anyDiscounts(Math.floor(beforeInMinorUnits / 3)),
      fc.constant([off('Gift', beforeInMinorUnits)]),
    ),
  }),
);
const anyAmounts = fc.record({
  lines: fc.array(anyLine, { maxLength: 12 }),
  discounts: anyDiscounts(2_000),
  shipping: fc.option(
    fc.record({ amountInMinorUnits: cents(5_000), discounts: anyDiscounts(500) }),
  ),
  totalInMinorUnits: cents(999_999),
  taxInMinorUnits: fc.option(cents(9_999)),
  refundedInMinorUnits: cents(9_999),
  giftCards: fc.array(
    fc.record({ lastCharacters: fc.constantFrom('ab12', null), amountInMinorUnits: cents(5_000) }),
    { maxLength: 2 },
  ),
});

const sum = (rows: readonly MoneyLine[]) =>
  rows.reduce((total, { amountInMinorUnits }) => total + amountInMinorUnits, 0);

describe('for any lines, discounts, delivery, tax, refunds and gift cards', () => {
  it('rows above the total add up to it, and those below to what is left', () => {
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const rows = moneyLines(amounts);
        const at = rows.findIndex(({ kind }) => kind === 'total');
        expect(sum(rows.slice(0, at))).toBe(amounts.totalInMinorUnits);
        const cards = rows.filter(({ kind }) => kind === 'giftCard');
        const due = rows.find(({ kind }) => kind === 'due');
        expect(due?.amountInMinorUnits ?? amounts.totalInMinorUnits).toBe(
          amounts.totalInMinorUnits + sum(cards),
        );
      }),
    );
  });

  it('the subtotal is the sum of the prices that the lines show', () => {
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const shown = amounts.lines.filter((line) => !isGivenAway(line));
        const subtotal = shown.reduce((total, line) => total + line.beforeInMinorUnits, 0);
        expect(moneyLines(amounts)[0]?.amountInMinorUnits).toBe(subtotal);
      }),
    );
  });

  it('each discount is named once, for all that it takes off', () => {
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const rows = moneyLines({ ...amounts, shipping: null });
        const named = rows.flatMap((row) =>
          row.kind === 'discount' && row.title !== null ? [row] : [],
        );
        expect(new Set(named.map(({ title }) => title)).size).toBe(named.length);
        const charged = amounts.lines.filter((line) => !isGivenAway(line));
        const given = [...charged.flatMap(({ discounts }) => discounts), ...amounts.discounts];
        expect(given.reduce((total, one) => total + one.amountInMinorUnits, sum(named))).toBe(0);
      }),
    );
  });

  it('gift cards that are told later are the same as those told at once', () => {
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const later = withGiftCards(moneyLines({ ...amounts, giftCards: [] }), amounts.giftCards);
        expect(later).toEqual(moneyLines(amounts));
      }),
    );
  });
});
