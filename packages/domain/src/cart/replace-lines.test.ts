import { describe, expect, it } from 'vitest';
import { planLineChanges } from './replace-lines.ts';

const HELD = [
  { id: 'a', variantId: '1', quantity: 2 },
  { id: 'b', variantId: '2', quantity: 1 },
  { id: 'c', variantId: null, quantity: 1 },
];

describe('changes to the lines of a cart', () => {
  it('are none where all is as wanted', () => {
    expect(planLineChanges(HELD.slice(0, 2), HELD_AS_WANTED)).toEqual({
      add: [],
      replace: [],
      remove: [],
    });
  });

  it('add, replace and remove', () => {
    const wanted = [
      { id: 'a', variantId: '1', quantity: 3 },
      { variantId: '9', quantity: 1 },
    ];
    expect(planLineChanges(HELD, wanted)).toEqual({
      add: [{ variantId: '9', quantity: 1 }],
      replace: [{ id: 'a', variantId: '1', quantity: 3 }],
      remove: ['b', 'c'],
    });
  });

  it('give a line another variant by its id', () => {
    expect(planLineChanges(HELD.slice(1, 2), [{ id: 'b', variantId: '7', quantity: 1 }])).toEqual({
      add: [],
      replace: [{ id: 'b', variantId: '7', quantity: 1 }],
      remove: [],
    });
  });
});

const HELD_AS_WANTED = [
  { variantId: '2', quantity: 1 },
  { id: 'a', variantId: '1', quantity: 2 },
];
