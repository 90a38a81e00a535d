import { expect, test } from 'vitest';
import { type Locale, marketOf } from '../markets/index.ts';
import { readPriceHistories, writePriceHistories } from './kept-prices.ts';
import { announcedPrice } from './reductions.ts';

const TODAY = '2026-11-28T12:00:00Z';
const STEPS = [
  { since: '2026-09-01T00:00:00Z', amountInMinorUnits: 2000, isReduced: false },
  { since: '2026-11-10T00:00:00Z', amountInMinorUnits: 1800, isReduced: true },
  { since: '2026-11-20T00:00:00Z', amountInMinorUnits: 1500, isReduced: true },
];
const announceIn = (locale: Locale, beforeInMinorUnits: number | null, day = TODAY) =>
  announcedPrice(marketOf(locale), new Date(day), {
    amountInMinorUnits: 1500,
    beforeInMinorUnits,
    history: STEPS,
  })?.amountInMinorUnits ?? null;

test('announcedPrice is the lowest of 30 days in the Union and Norway, by steps where their law says so', () => {
  for (const locale of ['de', 'fr-fr', 'fr', 'ie', 'no', 'se'] as const) {
    expect([locale, announceIn(locale, 2500)]).toEqual([locale, 2000]);
  }
  for (const locale of ['nl', 'nl-be', 'fr-be', 'es'] as const) {
    expect([locale, announceIn(locale, 2500)]).toEqual([locale, 1800]);
  }
  expect([announceIn('uk', 2500), announceIn('na', 2500), announceIn('ni', 2500)]).toEqual([
    2500, 2500, 2500,
  ]);
});

test('announcedPrice follows the shop until the law asks, and never where nothing is announced', () => {
  expect(announceIn('no', 2500, '2023-09-30T12:00:00Z')).toBe(2500);
  expect(announceIn('no', 2500, '2023-10-01T12:00:00Z')).toBe(2000);
  expect([announceIn('de', null), announceIn('de', 1500), announceIn('uk', 1500)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('announcedPrice tells where it is the lowest of 30 days, and has to be named so', () => {
  const reduction = { amountInMinorUnits: 1500, beforeInMinorUnits: 2500, history: STEPS };
  const isLowest = (locale: Locale) =>
    announcedPrice(marketOf(locale), new Date(TODAY), reduction)?.isLowest;
  expect([isLowest('de'), isLowest('uk')]).toEqual([true, false]);
});

test('readPriceHistories reads what writePriceHistories wrote, and leaves out what is no price', () => {
  const kept = new Map([['gid://shopify/ProductVariant/1', STEPS]]);
  expect(readPriceHistories(JSON.parse(writePriceHistories(kept)))).toEqual(kept);
  const broken = { a: [['soon', 1, 1], ['2026-01-01', 1.5, 0], 7, ['2026-01-01', 100, 0]], b: 'x' };
  expect(readPriceHistories(broken)).toEqual(
    new Map([
      ['a', [{ since: '2026-01-01', amountInMinorUnits: 100, isReduced: false }]],
      ['b', []],
    ]),
  );
  expect(readPriceHistories(null)).toEqual(new Map());
});
