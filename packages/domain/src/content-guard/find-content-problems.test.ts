import { expect, test } from 'vitest';
import { parseShownPrice } from './find-content-problems.ts';
import { findContentProblems, type GuardedFields, type ShopFacts } from './index.ts';

const SHOP: ShopFacts = { freeDeliveryFromInMinorUnits: 5000, missing: ['gone'] };
const GOOD: GuardedFields = {
  'homePage.modules': '7',
  'menu.main': '5',
  'marketFacts.standardPrice': '€ 4,95',
  'marketFacts.freeFrom': '€ 50,00',
  'marketFacts.standardDays': '1-2',
  'marketFacts.orderBefore': '16:00',
  'marketFacts.kickbackStandard': '12.5',
  'promoSettings.amountOfProductsToGetFreeItem': '2',
  'promoSettings.discounts': 'a b',
  'promoSettings.freeItem': 'mask',
};
const changedTo = (change: GuardedFields, shop = SHOP) =>
  findContentProblems({ before: GOOD, after: { ...GOOD, ...change }, shop });

test.each([
  ['€ 0,00', 0],
  ['€ 4,95', 495],
  ['£3.95', 395],
  ['49 kr', 4900],
  ['1.299,00 kr', 129_900],
  ['1 299 kr', 129_900],
  ['$1,000', 100_000],
  ['4,9', null],
  ['4,955', 495_500],
  ['free', null],
  ['from 4.95 to 6.95', null],
  ['', null],
])('a price written as "%s" is %s in minor units', (text, price) => {
  expect(parseShownPrice(text)).toBe(price);
});

test.each([
  ['homePage.modules', '1', null],
  ['homePage.modules', '0', 'empty'],
  ['homePage.modules', undefined, 'gone'],
  ['menu.main', '0', 'empty'],
  ['menu.footer', undefined, null],
  ['marketFacts.standardPrice', '€ 0,01', null],
  ['marketFacts.standardPrice', '€ 0,00', 'free'],
  ['marketFacts.standardPrice', 'soon', 'unreadable'],
  ['marketFacts.standardPrice', undefined, 'gone'],
  ['marketFacts.freeFrom', '€ 49,99', 'differs'],
  ['marketFacts.freeFrom', '€ 50', null],
  ['marketFacts.freeFrom', '€ 50,01', 'differs'],
  ['marketFacts.standardDays', '2-1', 'unreadable'],
  ['marketFacts.standardDays', '2-2', null],
  ['marketFacts.orderBefore', '23:59', null],
  ['marketFacts.orderBefore', '24:00', 'unreadable'],
  ['marketFacts.kickbackStandard', '100', null],
  ['marketFacts.kickbackStandard', '100.01', 'unreadable'],
  ['marketFacts.kickbackStandard', undefined, null],
  ['promoSettings.amountOfProductsToGetFreeItem', '2 pieces', 'unreadable'],
  ['promoSettings.amountOfProductsToGetFreeItem', '0', 'unreadable'],
  ['promoSettings.amountOfProductsToGetFreeItem', '1', null],
  ['promoSettings.discounts', 'a gone', 'missing'],
  ['promoSettings.discounts', 'a', null],
  ['promoSettings.discounts', undefined, null],
  ['promoSettings.freeItem', 'gone', 'missing'],
] as const)('%s changed to %s: %s', (field, value, kind) => {
  expect(changedTo({ [field]: value })).toEqual(
    kind === null ? [] : [{ field, value: value ?? '', kind }],
  );
});

test('a delivery without a price is right where every order is delivered free', () => {
  const shop = { ...SHOP, freeDeliveryFromInMinorUnits: 0 };
  expect(changedTo({ 'marketFacts.standardPrice': '€ 0,00' }, shop)).toEqual([]);
});

test('a shop that never delivers free takes back from what amount it did', () => {
  const change = { 'marketFacts.freeFrom': undefined };
  const heldBy = (freeDeliveryFromInMinorUnits: ShopFacts['freeDeliveryFromInMinorUnits']) =>
    changedTo(change, { ...SHOP, freeDeliveryFromInMinorUnits }).length;
  expect([heldBy('never'), heldBy(null), heldBy(5000)]).toEqual([0, 1, 1]);
});

test('what the shop does not say is not compared', () => {
  const shop = { freeDeliveryFromInMinorUnits: null, missing: null };
  const change = { 'marketFacts.freeFrom': '€ 1,00', 'promoSettings.discounts': 'gone' };
  expect(changedTo(change, shop)).toEqual([]);
});

test('a fault that is shown already holds up nothing else; without good content it is named', () => {
  const bad = { ...GOOD, 'marketFacts.standardDays': 'two' };
  const problem = { field: 'marketFacts.standardDays', value: 'two', kind: 'unreadable' };
  const after = { ...bad, 'homePage.modules': '8' };
  expect(findContentProblems({ before: bad, after, shop: SHOP })).toEqual([]);
  expect(findContentProblems({ before: null, after, shop: SHOP })).toEqual([problem]);
});
