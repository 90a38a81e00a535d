import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composeRoutine } from './index.ts';

const choice = (handle: string, amountInMinorUnits: number, parts: readonly string[] = []) => ({
  handle,
  parts,
  price: { amountInMinorUnits, currencyCode: 'EUR' as const },
});
const [SHAMPOO, CONDITIONER, OIL] = [
  choice('shampoo', 2395),
  choice('conditioner', 2495),
  choice('oil', 2600),
];
const setFor = (price: number, name = 'set') => choice(name, price, ['shampoo', 'conditioner']);

it.each([
  ['cheaper by a cent', 4889, 1],
  ['as dear', 4890, 0],
  ['dearer', 4891, 0],
])('a set that is %s saves %i − %i', (_, price, saved) => {
  const composed = composeRoutine([SHAMPOO, OIL, CONDITIONER], [setFor(price)]);
  expect(composed.savedInMinorUnits).toBe(saved);
  expect(composed.items.map(({ handle }) => handle)).toEqual(
    saved > 0 ? ['set', 'oil'] : ['shampoo', 'oil', 'conditioner'],
  );
});

it('a set with a part that is not chosen, or with none at all, takes no place', () => {
  const sets = [setFor(100), choice('empty', 1)];
  expect(composeRoutine([SHAMPOO, OIL], sets)).toMatchObject({ set: null, items: [SHAMPOO, OIL] });
});

it('an own routine never costs more than a set of its parts', () => {
  const handles = ['a', 'b', 'c', 'd'];
  const price = fc.integer({ min: 0, max: 9_999 });
  const anySet = fc
    .tuple(fc.subarray(handles, { minLength: 1 }), price)
    .map(([parts, amount]) => choice(`set of ${parts.join()}`, amount, parts));
  fc.assert(
    fc.property(
      fc.tuple(price, price, price, price),
      fc.array(anySet, { maxLength: 4 }),
      (prices, sets) => {
        const chosen = handles.map((handle, place) => choice(handle, prices[place] ?? 0));
        const { items } = composeRoutine(chosen, sets);
        const total = items.reduce((sum, item) => sum + item.price.amountInMinorUnits, 0);
        for (const set of sets) {
          const rest = chosen.filter(({ handle }) => !set.parts.includes(handle));
          const withSet = [set, ...rest].reduce(
            (sum, item) => sum + item.price.amountInMinorUnits,
            0,
          );
          expect(total).toBeLessThanOrEqual(withSet);
        }
      },
    ),
  );
});
