import { expect, test } from 'vitest';
import { deliveryPriceOf, parseDeliveryTerms } from './delivery-terms.ts';

const facts = { standardPrice: '€ 4,95', standardDays: '1-2', orderBefore: '9:30' };

test('facts of delivery are read', () => {
  expect(parseDeliveryTerms(facts)).toEqual({
    price: '€ 4,95',
    days: { from: 1, to: 2 },
    orderBefore: '09:30',
  });
  const byWeight = { ...facts, standardPriceFrom: '€ 3,95' };
  expect(parseDeliveryTerms(byWeight)).toMatchObject({ priceFrom: '€ 3,95' });
});

test.each([
  ['days in words', { standardDays: 'two' }],
  ['days the wrong way round', { standardDays: '3-2' }],
  ['no days', { standardDays: '' }],
  ['no price', { standardPrice: ' ' }],
  ['an hour that no day has', { orderBefore: '24:00' }],
  ['no limit', { orderBefore: '' }],
])('%s are no terms', (_, wrong) => {
  expect(parseDeliveryTerms({ ...facts, ...wrong })).toBeNull();
});

test.each([
  ['€ 4,95', 495],
  ['$10.00', 1000],
  ['49,00 kr', 4900],
  ['49 kr', 4900],
  ['gratis', null],
  ['4,95 to 6,95', null],
  ['1.049,00', null],
  ['€ 4,95', null, '€ 3,95'],
])('the price %s is %s in minor units', (price, amount, priceFrom?: string) => {
  const terms = { price, ...(priceFrom && { priceFrom }) };
  expect(deliveryPriceOf(terms, 'EUR')?.amountInMinorUnits ?? null).toBe(amount);
});
