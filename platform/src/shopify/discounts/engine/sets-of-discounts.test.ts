import { describe, expect, test } from 'vitest';
import {
  ALONE,
  basic,
  buyGet,
  collection,
  discount,
  line,
  product,
  takeOff,
} from '../testing/builders.ts';

const percent = (percentage: number) => ({ kind: 'percentage', percentage }) as const;

describe('of discounts that do not all go together', () => {
  const cart = [line('care-1', 1, 10_000)];
  const strict = discount({
    id: 1,
    combinesWith: ALONE,
    terms: basic({ reduction: percent(10) }),
  });
  const mild = [2, 3].map((id) => discount({ id, terms: basic({ reduction: percent(6) }) }));

  test('two small ones may save more than the large one', () => {
    expect(takeOff([strict, ...mild], cart).order).toEqual([600, 600]);
  });

  test('the oldest stays when all save the same', () => {
    const twins = [5, 4].map((id) =>
      discount({ id, title: `number ${id}`, combinesWith: ALONE, terms: basic() }),
    );
    expect(takeOff(twins, cart).result.cartAllocations).toMatchObject([
      { source: { title: 'number 4' } },
    ]);
  });

  test('one alone is chosen where others would spoil it', () => {
    const gets = { items: product('travel-1', 'gift-1'), quantity: 2 };
    const fiveOff = { kind: 'amount', amountInMinorUnits: 500 } as const;
    const two = discount({ id: 1, terms: buyGet({ gets: { ...gets, reduction: fiveOff } }) });
    // Better on the gift, but earned only by the travel size that the other has given away.
    const rival = discount({
      id: 2,
      terms: buyGet({
        buys: { items: collection('travel'), threshold: { kind: 'quantity', quantity: 1 } },
        gets: { items: collection('gift'), quantity: 1, reduction: percent(60) },
      }),
    });
    const lines = [line('care-1', 2, 1000), line('travel-1', 1, 5000), line('gift-1', 1, 1000)];
    expect(takeOff([two, rival], lines).lines).toEqual({ 'travel-1': 500, 'gift-1': 500 });
  });
});

describe('what one discount gave away', () => {
  const free = discount({ id: 1, terms: buyGet() });
  const lines = [line('care-1', 2, 2000), line('travel-1', 1, 950)];

  test.each([
    [2, 1],
    [3, 0],
  ])('does not count towards a minimum of %i in the order', (quantity, times) => {
    const minimum = { kind: 'quantity', quantity } as const;
    const off = takeOff([free, discount({ id: 2, terms: basic({ minimum }) })], lines);
    expect(off.order).toHaveLength(times);
  });

  test.each([
    [2, 200],
    [3, undefined],
  ])('does not count towards a minimum of %i among lines', (quantity, saved) => {
    const minimum = { kind: 'quantity', quantity } as const;
    const items = collection('care', 'travel');
    const reduction = percent(5);
    const some = discount({ id: 2, terms: basic({ minimum, items, reduction }) });
    expect(takeOff([free, some], lines).lines['care-1']).toBe(saved);
  });
});

test('a discount on the order leaves subscriptions out, unless it says otherwise', () => {
  const lines = [line('care-1', 1, 2000), line('care-2', 1, 1000, { sellingPlanId: 'monthly' })];
  const off = (appliesOnSubscription: boolean) =>
    takeOff([discount({ appliesOnSubscription, terms: basic() })], lines).order;
  expect([off(false), off(true)]).toEqual([[200], [300]]);
});

test('a line of nothing, as of what is sold out, neither earns nor gets anything', () => {
  const lines = [line('care-1', 2, 2000), line('travel-1', 0, 950)];
  expect(takeOff([discount()], lines).lines).toEqual({});
  expect(takeOff([discount()], [line('care-1', 0, 2000), line('travel-1', 1, 950)]).lines).toEqual(
    {},
  );
});
