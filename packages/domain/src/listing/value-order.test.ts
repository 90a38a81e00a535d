import { describe, expect, it } from 'vitest';
import { bundleParts, type FilterGroup, groupsInOrder, ratingSteps } from './index.ts';

describe('the steps of a rating', () => {
  it.each([
    [2.99, []],
    [3, ['3']],
    [3.99, ['3']],
    [4, ['4', '3']],
    [4.49, ['4', '3']],
    [4.5, ['4.5', '4', '3']],
    [5, ['4.5', '4', '3']],
  ])('of %d are %j', (averageRating, steps) => {
    expect(ratingSteps({ averageRating })).toEqual(steps);
  });

  it('are none without a rating', () => {
    expect(ratingSteps(null)).toEqual([]);
  });
});

describe('the values of a group', () => {
  const orderOf = (group: Partial<FilterGroup>, values: readonly string[]) => {
    const named: FilterGroup = {
      id: 'g',
      source: { kind: 'option', name: 'Size' },
      condition: 'OR',
      ...group,
    };
    const counts = new Map([[named.id, values.map((value) => ({ value, isChosen: false }))]]);
    return groupsInOrder(counts, [named])[0]?.values.map(({ value }) => value);
  };

  it('are sizes from small to large, words last', () => {
    const sizes = ['One size', '1 l', '300 ml', '7,5 cl', '1000 ml', '50 g'];
    expect(orderOf({}, sizes)).toEqual(['7,5 cl', '300 ml', '1 l', '1000 ml', '50 g', 'One size']);
  });

  it('are a scale from little to much, others after it', () => {
    const hold: Partial<FilterGroup> = { id: 'hold', source: { kind: 'spec' } };
    expect(orderOf(hold, ['extra strong', 'wild', 'strong', 'light'])).toEqual([
      'light',
      'strong',
      'extra strong',
      'wild',
    ]);
  });

  it('are the best rating and what is in stock first', () => {
    expect(orderOf({ source: { kind: 'rating' } }, ['3', '4.5', '4'])).toEqual(['4.5', '4', '3']);
    expect(orderOf({ source: { kind: 'availability' } }, ['soldOut', 'inStock'])).toEqual([
      'inStock',
      'soldOut',
    ]);
  });

  it('follow the merchant’s words, others after them', () => {
    const valueLabels = { rain: 'Rain', moss: 'Moss' };
    expect(orderOf({ valueLabels }, ['new', 'moss', 'rain'])).toEqual(['rain', 'moss', 'new']);
  });
});

it('a bundle has its own type and stock, and what its products are for (spec §5)', () => {
  const own = [
    { type: 'productType', value: 'bundle' },
    { type: 'hairType', value: 'grey' },
  ];
  const part = {
    specs: [
      { type: 'productType', value: 'shampoo' },
      { type: 'hairType', value: 'dry' },
    ],
  };
  expect(bundleParts({ specs: own }, [part])).toEqual([
    {
      specs: [
        { type: 'hairType', value: 'dry' },
        { type: 'productType', value: 'bundle' },
      ],
    },
  ]);
});
