import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type EarningOrder,
  isMonth,
  lastMonths,
  monthlyStatement,
  orderEarnings,
  salonNoOf,
} from './index.ts';

const line = (
  id: string,
  totalInMinorUnits: number,
  isReward = false,
  taxPercent: number | null = null,
) => ({ id, totalInMinorUnits, isReward, isGiftCard: false, taxPercent });
const giftCard = (id: string, totalInMinorUnits: number) => ({
  ...line(id, totalInMinorUnits),
  isGiftCard: true,
});

/** Goods for 121.00 with 21 % VAT in the price, delivery free. */
function order(given: Partial<EarningOrder> = {}): EarningOrder {
  return {
    name: '#1001',
    createdAt: '2026-11-30T23:59:59Z',
    lines: [line('a', 12_100)],
    subtotalInMinorUnits: 12_100,
    areTaxesIncluded: true,
    taxInMinorUnits: 2_100,
    totalInMinorUnits: 12_100,
    refunds: [],
    ...given,
  };
}

const TAX_ADDED = { areTaxesIncluded: false, totalInMinorUnits: 14_200 };

const refundOf = (createdAt: string, ...lines: (readonly [string, number])[]) => ({
  createdAt,
  totalInMinorUnits: lines.reduce((sum, [, subtotal]) => sum + subtotal, 0),
  lines: lines.map(([lineId, subtotalInMinorUnits]) => ({ lineId, subtotalInMinorUnits })),
});

/** Turnover and kickback of the sale, then of each refund, at 10 percent. */
const bookingsOf = (given: Partial<EarningOrder>) =>
  orderEarnings(order(given), 10).flatMap(({ turnoverInMinorUnits, kickbackInMinorUnits }) => [
    turnoverInMinorUnits,
    kickbackInMinorUnits,
  ]);

describe('what counts', () => {
  test.each<[string, Partial<EarningOrder>, readonly number[]]>([
    ['goods without VAT', {}, [10_000, 1_000]],
    ['tax added to prices is none of them', TAX_ADDED, [12_100, 1_210]],
    ['a country without VAT', { taxInMinorUnits: 0 }, [12_100, 1_210]],
    [
      'delivery does not count',
      { taxInMinorUnits: 2_310, totalInMinorUnits: 13_310 },
      [10_000, 1_000],
    ],
    [
      'free items and gifts do not, even where they were charged',
      {
        lines: [line('a', 12_100), line('gift', 0, true), line('charged', 2_420, true)],
        subtotalInMinorUnits: 14_520,
        taxInMinorUnits: 2_520,
        totalInMinorUnits: 14_520,
      },
      [10_000, 1_000],
    ],
    [
      'a discount on the order is shared by all lines',
      { lines: [line('a', 12_100), line('charged', 12_100, true)], subtotalInMinorUnits: 12_100 },
      [5_000, 500],
    ],
    [
      'nothing was paid',
      { subtotalInMinorUnits: 0, taxInMinorUnits: 0, totalInMinorUnits: 0 },
      [0, 0],
    ],
    ['no lines', { lines: [] }, [0, 0]],
    [
      'gift cards do not, and bear no share of VAT and discounts',
      {
        lines: [line('a', 24_200), giftCard('b', 10_000)],
        subtotalInMinorUnits: 22_100,
        totalInMinorUnits: 22_100,
      },
      [10_000, 1_000],
    ],
    [
      'a tax that is added beside a gift card is none of the price',
      {
        areTaxesIncluded: false,
        lines: [line('a', 10_000), giftCard('b', 5_000)],
        subtotalInMinorUnits: 15_000,
        taxInMinorUnits: 800,
        totalInMinorUnits: 15_800,
      },
      [10_000, 1_000],
    ],
    [
      'gift cards alone',
      {
        lines: [giftCard('b', 10_000)],
        subtotalInMinorUnits: 10_000,
        taxInMinorUnits: 0,
        totalInMinorUnits: 10_000,
      },
      [0, 0],
    ],
  ])('%s', (_, given, expected) => {
    expect(bookingsOf(given)).toEqual(expected);
  });

  test.each([
    [4, 0],
    [5, 1],
    [6, 1],
    [14, 1],
    [15, 2],
  ])('of %d cents the salon has %d', (paid, expected) => {
    const given = { lines: [line('a', paid)], subtotalInMinorUnits: paid, totalInMinorUnits: paid };
    expect(bookingsOf({ ...given, taxInMinorUnits: 0 })).toEqual([paid, expected]);
  });
});

describe('a refund', () => {
  const later = '2026-12-01T00:00:00Z';

  test.each<[string, EarningOrder['refunds'], readonly number[]]>([
    ['of one half', [refundOf(later, ['a', 6_050])], [-5_000, -500]],
    ['one cent below all', [refundOf(later, ['a', 12_099])], [-9_999, -1_000]],
    ['of all', [refundOf(later, ['a', 12_100])], [-10_000, -1_000]],
    ['above all takes no more', [refundOf(later, ['a', 12_101])], [-10_000, -1_000]],
    ['of delivery alone', [refundOf(later)], []],
    [
      'of goods by less than their price',
      [{ ...refundOf(later, ['a', 12_100]), totalInMinorUnits: 6_050 }],
      [-5_000, -500],
    ],
    ['of goods by nothing', [{ ...refundOf(later, ['a', 12_100]), totalInMinorUnits: 0 }], []],
    ['of a cent below all, no goods', [{ ...refundOf(later), totalInMinorUnits: 12_099 }], []],
    [
      'of all, without goods',
      [{ ...refundOf(later), totalInMinorUnits: 12_100 }],
      [-10_000, -1_000],
    ],
    ['of an unknown line, such as a gift card', [refundOf(later, ['b', 100])], []],
    [
      'in two parts, in the order of their dates',
      [refundOf('2026-12-03T00:00:00Z', ['a', 12_100]), refundOf(later, ['a', 6_050])],
      [-5_000, -500, -5_000, -500],
    ],
  ])('%s', (_, refunds, expected) => {
    expect(bookingsOf({ refunds })).toEqual([10_000, 1_000, ...expected]);
  });

  it('of half of what was paid takes back half of the goods where tax was added to them', () => {
    const refunds = [{ ...refundOf(later, ['a', 12_100]), totalInMinorUnits: 7_100 }];
    expect(bookingsOf({ ...TAX_ADDED, refunds }).slice(2)).toEqual([-6_050, -605]);
  });

  it.each([
    ['full', 'a', [-10_000, -1_000]],
    ['reduced', 'b', [-10_000, -1_000]],
    ['no', 'c', [-11_500, -1_150]],
  ])('takes a line with %s VAT back by its own rate', (_, id, expected) => {
    const lines = [line('a', 12_100, false, 21), line('b', 10_900, false, 9), line('c', 11_500)];
    const paid = lines.find((one) => one.id === id)?.totalInMinorUnits ?? 0;
    const given = {
      lines,
      subtotalInMinorUnits: 34_500,
      taxInMinorUnits: 3_000,
      totalInMinorUnits: 34_500,
      refunds: [refundOf(later, [id, paid])],
    };
    expect(bookingsOf(given)).toEqual([31_500, 3_150, ...expected]);
  });

  it('of everything leaves nothing, however it was rounded and divided', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 6 });
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amounts, percent, fc.integer({ min: 0, max: 25 }), (totals, rate, vat) => {
        const sum = totals.reduce((total, one) => total + one, 0);
        const given = order({
          lines: totals.map((total, index) => line(String(index), total)),
          subtotalInMinorUnits: sum,
          taxInMinorUnits: Math.round((sum * vat) / (100 + vat)),
          totalInMinorUnits: sum,
          refunds: totals.map((total, index) => refundOf(later, [String(index), total])),
        });
        const bookings = orderEarnings(given, rate);
        const sumOf = (key: 'turnoverInMinorUnits' | 'kickbackInMinorUnits') =>
          bookings.reduce((total, booking) => total + booking[key], 0);
        expect([sumOf('turnoverInMinorUnits'), sumOf('kickbackInMinorUnits')]).toEqual([0, 0]);
        expect(bookings[0]?.kickbackInMinorUnits).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the statement', () => {
  it('books a sale in its month and a refund in its own', () => {
    const refunds = [refundOf('2026-12-01T00:00:00Z', ['a', 6_050])];
    const months = lastMonths(new Date('2026-12-31T23:59:59Z'), 3);
    expect(months).toEqual(['2026-10', '2026-11', '2026-12']);
    expect(monthlyStatement(orderEarnings(order({ refunds }), 10), months)).toEqual([
      { month: '2026-10', ...sums(0, 0, 0, 0) },
      { month: '2026-11', ...sums(10_000, 0, 1_000, 1) },
      { month: '2026-12', ...sums(0, -5_000, -500, 0) },
    ]);
  });

  test.each([
    ['2026-01', true],
    ['2026-12', true],
    ['2026-00', false],
    ['2026-13', false],
    ['2026-1', false],
    ['2026-11-01', false],
  ])('%s is a month: %s', (text, expected) => {
    expect(isMonth(text)).toBe(expected);
  });

  function sums(turnover: number, refunded: number, kickback: number, orderCount: number) {
    return {
      turnoverInMinorUnits: turnover,
      refundedInMinorUnits: refunded,
      kickbackInMinorUnits: kickback,
      orderCount,
    };
  }
});

describe('the salon of a cart', () => {
  const other = { key: 'wrap', value: 'yes' };

  test.each([
    [[]],
    [[{ key: '_salonNo', value: '' }]],
    [[{ key: '_salonNo', value: null }]],
    [[other]],
  ])('is none in %o', (attributes) => {
    expect(salonNoOf(attributes)).toBeNull();
  });
});
