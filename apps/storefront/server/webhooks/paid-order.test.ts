import { expect, test } from 'vitest';
import { saleOf } from './paid-order.ts';

const LOCALES = ['nl', 'nl-be', 'fr-be'] as const;
const PAID = { currency: 'EUR', total_price: '29.95', customer_locale: 'fr-BE' };

test.each([
  ['an order in French', PAID, 'fr-be'],
  ['an order in Dutch', { ...PAID, customer_locale: 'nl' }, 'nl-be'],
  ['an order in no language of the shop', { ...PAID, customer_locale: null }, 'nl-be'],
])('%s is of the market that speaks it, or of the first', (_, order, market) => {
  expect(saleOf({ shop: 'be', topic: 'orders/paid', payload: order }, LOCALES)).toEqual({
    market,
    currency: 'EUR',
    value: 29.95,
  });
});

test.each([
  ['refunds/create', PAID],
  ['orders/paid', { ...PAID, total_price: '-1' }],
  ['orders/paid', { ...PAID, total_price: '1e9' }],
  ['orders/paid', { ...PAID, currency: 'euros' }],
  ['orders/paid', null],
])('%s with %j tells of no money', (topic, payload) => {
  expect(saleOf({ shop: 'be', topic, payload }, LOCALES)).toEqual({});
});
