import { describe, expect, test } from 'vitest';
import { moneyOf } from './load-promotions.ts';

describe('an amount of the shop', () => {
  test.each([
    ['{"amount":"50.00","currency_code":"EUR"}', { amountInMinorUnits: 5000, currencyCode: 'EUR' }],
    ['{"amount":"0.00","currency_code":"EUR"}', { amountInMinorUnits: 0, currencyCode: 'EUR' }],
    ['{"amount":"50.00","currency_code":"USD"}', null],
    ['{"amount":"fifty","currency_code":"EUR"}', null],
    ['{"amount":50,"currency_code":"EUR"}', null],
    ['50', null],
    [null, null],
  ])('%s', (json, money) => {
    expect(moneyOf(json, 'EUR')).toEqual(money);
  });
});
