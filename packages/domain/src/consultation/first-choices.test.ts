import { expect, it } from 'vitest';
import { firstChoices } from './first-choices.ts';
import { product } from './product.test-kit.ts';

const rating = (averageRating: number, count: number) => ({ rating: { averageRating, count } });
const choicesOf = (products: Parameters<typeof firstChoices>[0]) =>
  firstChoices(products).map(({ product: { handle }, reason }) => `${handle} ${reason}`);

it('offers what sells best, what is rated highest, and what sells best after these', () => {
  const products = [
    product('third', [], { soldQuantity: 7 }),
    product('second', [], { soldQuantity: 8, ...rating(4.1, 20) }),
    product('first', [], { soldQuantity: 9, ...rating(4.8, 20) }),
    product('loved', [], { soldQuantity: 1, ...rating(4.9, 20) }),
  ];
  expect(choicesOf(products)).toEqual([
    'first bestSeller',
    'loved highestRated',
    'second sellsWell',
  ]);
});

it('says of nothing that it is rated highest where the best seller is', () => {
  const products = [
    product('first', [], { soldQuantity: 9, ...rating(5, 20) }),
    product('loved', [], { soldQuantity: 1, ...rating(4.9, 20) }),
  ];
  expect(choicesOf(products)).toEqual(['first bestSeller', 'loved sellsWell']);
});

it.each([
  [4, []],
  [5, ['a highestRated']],
  [6, ['a highestRated']],
])('with %i reviews, a rating that nothing else speaks for gives %j', (count, expected) => {
  expect(choicesOf([product('a', [], rating(4.9, count))])).toEqual(expected);
});
