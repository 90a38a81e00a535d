import { expect, it } from 'vitest';
import type { Discount } from '../discount.ts';
import { basic, buyGet, collection, discount, line } from '../testing/builders.ts';
import type { ReachedLimit } from '../uses.ts';
import { refusalOfCode } from './refused-code.ts';

const NOW = new Date('2026-07-01T12:00:00Z');

/** Two units of care at 10.00. */
const CART = [line('care-1', 2, 1000)];

function refusal(
  given: Partial<Discount>,
  lines = CART,
  typed = ' Summer ',
  limit: ReachedLimit | null = null,
) {
  return refusalOfCode(typed, {
    discounts: [discount({ code: null }), discount({ code: 'SUMMER', terms: basic(), ...given })],
    lines: lines.map((each) => ({
      line: each,
      names: { product: each.id, collections: ['care'], variant: [each.merchandiseId] },
    })),
    limitOf: () => limit,
    now: NOW,
  });
}

const atLeast = (quantity: number) => basic({ minimum: { kind: 'quantity', quantity } });
const worth = (amountInMinorUnits: number) =>
  basic({ minimum: { kind: 'amount', amountInMinorUnits } });

it.each<[string, Partial<Discount>, string]>([
  ['is over', { endsAt: '2026-07-01T12:00:00Z' }, 'DISCOUNT_CURRENTLY_INACTIVE'],
  ['is to come', { startsAt: '2026-07-01T12:00:01Z' }, 'DISCOUNT_CURRENTLY_INACTIVE'],
  [
    'is for subscriptions',
    { appliesOnOneTimePurchase: false, appliesOnSubscription: true },
    'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE',
  ],
  ['wants three', { terms: atLeast(3) }, 'DISCOUNT_QUANTITY_NOT_IN_RANGE'],
  ['wants two', { terms: atLeast(2) }, 'DISCOUNT_CODE_NOT_HONOURED'],
  ['wants 20.01', { terms: worth(2001) }, 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
  ['wants 20.00', { terms: worth(2000) }, 'DISCOUNT_CODE_NOT_HONOURED'],
  [
    'is for other products',
    { terms: basic({ items: collection('colour') }) },
    'DISCOUNT_NO_ENTITLED_LINE_ITEMS',
  ],
  ['gives what is not there', { terms: buyGet() }, 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
  [
    'wants three of what it gives',
    {
      terms: buyGet({
        buys: { items: collection('care'), threshold: { kind: 'quantity', quantity: 3 } },
        gets: { ...buyGet().gets, items: collection('care') },
      }),
    },
    'DISCOUNT_QUANTITY_NOT_IN_RANGE',
  ],
])('a code that %s is refused for it', (_, given, expected) => {
  expect(refusal(given)).toBe(expected);
});

it('a code whose uses have an end is refused for that, unless it is over', () => {
  const limit = 'DISCOUNT_USAGE_LIMIT_REACHED';
  expect(refusal({}, CART, 'SUMMER', limit)).toBe(limit);
  expect(refusal({}, [], 'SUMMER', limit)).toBe(limit);
  const endsAt = '2026-07-01T12:00:00Z';
  expect(refusal({ endsAt }, CART, 'SUMMER', limit)).toBe('DISCOUNT_CURRENTLY_INACTIVE');
});

it('a code that there is not is not found, and none is honoured in an empty cart', () => {
  expect(refusal({}, CART, 'winter')).toBe('DISCOUNT_NOT_FOUND');
  expect(refusal({}, [])).toBe('DISCOUNT_CODE_NOT_HONOURED');
});
