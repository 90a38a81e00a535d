import { describe, expect, test } from 'vitest';
import { buyGet, collection, discount, line, product, takeOff } from '../testing/builders.ts';

const twoGetOne = (givenAway: Parameters<typeof buyGet>[0] = {}) => [
  discount({ terms: buyGet(givenAway) }),
];

describe('buy two, get one free', () => {
  test.each([
    [0, 1, 0],
    [1, 1, 0],
    [2, 1, 1],
    [3, 3, 1],
    [4, 3, 2],
    [5, 1, 1],
    [6, 2, 2],
    [7, 9, 3],
  ])('%i bought and %i to get: %i are free', (bought, toGet, eligible) => {
    const off = takeOff(twoGetOne(), [line('care-1', bought, 2400), line('travel-1', toGet, 950)]);
    expect(off.lines).toEqual(eligible === 0 ? {} : { 'travel-1': eligible * 950 });
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [null, 4],
  ])('at most %s times in an order: %i are free', (usesPerOrderLimit, eligible) => {
    const off = takeOff(twoGetOne({ usesPerOrderLimit }), [
      line('care-1', 8, 2400),
      line('travel-1', 9, 950),
    ]);
    expect(off.lines).toEqual({ 'travel-1': eligible * 950 });
  });

  test('gives the cheapest of what can be chosen', () => {
    const off = takeOff(twoGetOne(), [
      line('care-1', 4, 2400),
      line('travel-1', 1, 1250),
      line('travel-2', 1, 950),
      line('travel-3', 1, 990),
    ]);
    expect(off.lines).toEqual({ 'travel-2': 950, 'travel-3': 990 });
  });

  test('counts lines together, and gives across lines', () => {
    const off = takeOff(twoGetOne(), [
      line('care-1', 1, 2400),
      line('care-2', 3, 100),
      line('travel-2', 5, 950),
      line('travel-1', 1, 950),
    ]);
    expect(off.lines).toEqual({ 'travel-1': 950, 'travel-2': 950 });
  });

  test('leaves a line free that was, when the same is added in another', () => {
    const cart = [line('travel-1', 1, 950), line('care-1', 2, 2400)];
    const later = line('travel-1', 1, 950, { id: 'later' });
    expect(takeOff(twoGetOne(), cart).lines).toEqual({ 'travel-1': 950 });
    expect(takeOff(twoGetOne(), [later, ...cart]).lines).toEqual({ 'travel-1': 950 });
  });

  test('gives as many units each time as it says', () => {
    const gets = { ...buyGet().gets, quantity: 2 };
    const lines = [line('care-1', 4, 2400), line('travel-1', 3, 950)];
    expect(takeOff(twoGetOne({ gets }), lines).lines).toEqual({ 'travel-1': 2850 });
    expect(takeOff(twoGetOne({ gets, usesPerOrderLimit: 1 }), lines).lines).toEqual({
      'travel-1': 1900,
    });
  });
});

describe('a unit', () => {
  test.each([
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 2],
    [9, 3],
  ])('is bought or free, never both: of %i of one kind %i are free', (quantity, eligible) => {
    const gets = { ...buyGet().gets, items: collection('care') };
    const off = takeOff(twoGetOne({ gets }), [line('care-1', quantity, 1000)]);
    expect(off.lines).toEqual(eligible === 0 ? {} : { 'care-1': eligible * 1000 });
  });

  test('that nobody has to buy is given before one that counts as bought', () => {
    const gets = { ...buyGet().gets, items: product('care-1', 'travel-1') };
    const off = takeOff(twoGetOne({ gets }), [line('care-1', 3, 500), line('travel-1', 1, 950)]);
    expect(off.lines).toEqual({ 'travel-1': 950 });
  });

  test('that one discount gives does not earn with another', () => {
    const first = discount({ id: 1, terms: buyGet() });
    const buys = { ...buyGet().buys, items: collection('travel') };
    const gets = { ...buyGet().gets, items: collection('gift') };
    const second = discount({ id: 2, terms: buyGet({ buys, gets }) });
    const lines = [line('care-1', 4, 2400), line('travel-1', 2, 950), line('gift-1', 1, 100)];
    expect(takeOff([first, second], lines).lines).toEqual({ 'travel-1': 1900 });
    const more = lines.map((each) => (each.id === 'travel-1' ? { ...each, quantity: 4 } : each));
    expect(takeOff([first, second], more).lines).toEqual({ 'travel-1': 1900, 'gift-1': 100 });
  });
});

describe('a threshold in money', () => {
  const terms = buyGet({
    buys: { items: collection('care'), threshold: { kind: 'amount', amountInMinorUnits: 7500 } },
    gets: { ...buyGet().gets, items: collection('gift') },
    usesPerOrderLimit: 1,
  });
  test.each([
    [7499, 0],
    [7500, 1],
    [15000, 1],
  ])('of 75.00, with care for %i cents, frees %i gifts', (price, eligible) => {
    const off = takeOff([discount({ terms })], [line('care-1', 1, price), line('gift-1', 2, 1200)]);
    expect(off.lines).toEqual(eligible === 0 ? {} : { 'gift-1': eligible * 1200 });
  });

  test('is not reached by what it gives', () => {
    const everything = buyGet({ ...terms, buys: { ...terms.buys, items: { kind: 'all' } } });
    const cart = (price: number) => [line('care-1', 1, price), line('gift-1', 1, 1200)];
    expect(takeOff([discount({ terms: everything })], cart(6400)).lines).toEqual({});
    expect(takeOff([discount({ terms: everything })], cart(7500)).lines).toEqual({
      'gift-1': 1200,
    });
  });
});

describe('what is given', () => {
  const lines = [line('care-1', 2, 2400), line('travel-1', 1, 950)];
  test.each([
    [{ kind: 'percentage', percentage: 50 }, 475],
    [{ kind: 'percentage', percentage: 33.33 }, 317],
    [{ kind: 'amount', amountInMinorUnits: 500 }, 500],
    [{ kind: 'amount', amountInMinorUnits: 5000 }, 950],
  ] as const)('can be cheaper instead of free: %j takes %i', (reduction, off) => {
    const gets = { ...buyGet().gets, reduction };
    expect(takeOff(twoGetOne({ gets }), lines).lines).toEqual({ 'travel-1': off });
  });

  test('is chosen by variant as well as by product', () => {
    const items = { kind: 'products', products: [], variants: ['variant of travel-1'] } as const;
    const gets = { ...buyGet().gets, items };
    const off = takeOff(twoGetOne({ gets }), [...lines, line('travel-2', 1, 100)]);
    expect(off.lines).toEqual({ 'travel-1': 950 });
  });

  test('is no subscription, unless the discount says so; what is bought may be one', () => {
    const subscribed = { sellingPlanId: 'monthly' };
    const cart = [line('care-1', 2, 2400, subscribed), line('travel-1', 1, 950, subscribed)];
    expect(takeOff(twoGetOne(), cart).lines).toEqual({});
    const both = [discount({ appliesOnSubscription: true })];
    expect(takeOff(both, cart).lines).toEqual({ 'travel-1': 950 });
    expect(takeOff(twoGetOne(), [...cart.slice(0, 1), line('travel-1', 1, 950)]).lines).toEqual({
      'travel-1': 950,
    });
  });

  test.each(['_freeItem', '_gift_with_purchase'])('is not decided by the attribute %s', (key) => {
    const attributes = [{ key, value: 'true' }];
    const forged = line('travel-1', 1, 950, { attributes });
    expect(takeOff(twoGetOne(), [line('care-1', 1, 2400), forged]).lines).toEqual({});
    expect(takeOff([], [line('care-1', 2, 2400), forged]).lines).toEqual({});
  });
});
