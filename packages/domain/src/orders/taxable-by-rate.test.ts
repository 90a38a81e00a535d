import { describe, expect, it } from 'vitest';
import type { MoneyLine } from '../money-lines/index.ts';
import { taxableByRate } from './taxable-by-rate.ts';

const euros = (amountInMinorUnits: number) =>
  ({ amountInMinorUnits, currencyCode: 'EUR' }) as const;

/** Reads percents with amounts, such as `21:533 9:85`. */
const read = (text: string) =>
  [...text.matchAll(/(\d*):(\d+)/g)].map(([, percent = '', amount]) => ({
    ratePercent: percent === '' ? null : Number(percent),
    amount: euros(Number(amount)),
  }));

/** Lines without tax are gift cards, which no parcel brings. */
function netsOf(total: number, lines: string, taxes: string, ...money: readonly MoneyLine[]) {
  const nets = taxableByRate({
    total: euros(total),
    money,
    lines: read(lines).map((line) => ({ paid: line.amount, isSent: line.ratePercent !== null })),
    linePercents: read(lines).map(({ ratePercent }) => ratePercent),
    taxes: read(taxes),
  });
  return nets?.map(({ amountInMinorUnits }) => amountInMinorUnits) ?? null;
}

/** Three quarters at 21 %. With a delivery of 4.95: on 27.00 + 3.71 (532.98 cents), and on 9.00 + 1.24 (84.55 cents). */
const GOODS = '21:2700 9:900';

describe('the taxable amount by rate', () => {
  it.each([
    ['shares the delivery', 4095, GOODS, '21:533 9:85', [2538, 939]],
    ['keeps the order of the taxes', 4095, GOODS, '9:85 21:533', [939, 2538]],
    ['bears what is rounded by line', 4095, GOODS, '21:532 9:84', [2539, 940]],
    ['leaves out gift cards', 6595, `${GOODS} :2500`, '21:533 9:85', [2538, 939]],
    ['brings what costs nothing at the highest rate', 495, '9:0 21:0', '21:86', [409]],
    ['names exempt goods', 2210, '0:1000 21:1210', '21:210 0:0', [1000, 1000]],
    ['does without delivery', 2300, '21:1210 9:1090', '21:210 9:90', [1000, 1000]],
    ['knows no tax a cent too high', 4095, GOODS, '21:534 9:85', null],
    ['knows no tax a cent too low', 4095, GOODS, '21:533 9:83', null],
    ['knows no delivery of one rate alone', 4095, GOODS, '21:554 9:74', null],
    ['knows no rate without lines', 4095, GOODS, '21:533 9:85 6:1', null],
    ['knows no rate without tax', 4095, GOODS, '21:533', null],
    ['knows no rate whose tax is rounded away', 1213, '21:1210 9:3', '21:210', null],
    ['knows no tax without rate', 4095, GOODS, '21:533 9:85 :1', null],
    ['knows no rate twice', 4095, GOODS, '21:533 9:85 9:85', null],
    ['knows no lines without rates', 4095, ':2700 :900', '21:533 9:85', null],
  ])('%s', (_, total, lines, taxes, expected) => {
    expect(netsOf(total, lines, taxes)).toEqual(expected);
  });

  it.each<[MoneyLine, boolean]>([
    [{ kind: 'discount', title: 'TEN', amountInMinorUnits: -400 }, true],
    [{ kind: 'discount', title: null, amountInMinorUnits: -400 }, false],
    [{ kind: 'includedTax', amountInMinorUnits: 618 }, true],
    [{ kind: 'addedTax', amountInMinorUnits: 618 }, false],
    [{ kind: 'returned', amountInMinorUnits: -100 }, false],
    [{ kind: 'refunded', amountInMinorUnits: 100 }, false],
  ])('of an order with %j is known: %s', (row, isKnown) => {
    expect(netsOf(4095, GOODS, '21:533 9:85', row) !== null).toBe(isKnown);
  });
});
