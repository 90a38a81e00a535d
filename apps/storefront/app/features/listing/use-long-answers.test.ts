import { expect, it } from 'vitest';
import { listedCard } from '../../shared/catalogue/listed-card.ts';
import type { LongListing } from '../../shared/catalogue/long-listing.ts';
import { aProduct } from '../../shared/catalogue/products.test-kit.ts';
import { joinAnswers } from './use-long-answers.ts';

const cards = (ids: readonly number[]) =>
  ids.map((id) => listedCard(aProduct({ id: `gid://shopify/Product/${id}` })));

function answer(ids: readonly number[], changes: Partial<LongListing> = {}): LongListing {
  return {
    kind: 'long',
    handle: 'all',
    search: '',
    pages: [1, 1],
    cards: cards(ids),
    hasMore: true,
    total: 9,
    size: 9,
    counts: [],
    bounds: null,
    isFiltered: false,
    ...changes,
  };
}

const idsOf = (answers: readonly LongListing[], pageCount: number, search = '') => {
  const joined = joinAnswers(answers, { handle: 'all', search, pageCount });
  return joined.missingPage ?? joined.answer?.cards.map(({ id }) => id).join(' ');
};

const first = answer([1, 2]);
const second = answer([3, 4], { pages: [2, 2] });
const third = answer([4, 5], { pages: [3, 3], hasMore: false });

it('pages of one query stand one below the other, a product that moved once', () => {
  expect(idsOf([third, first, second], 2)).toBe('1 2 3 4');
  expect(idsOf([first, second, third], 3)).toBe('1 2 3 4 5');
});

it('the first page that is missing is named', () => {
  expect(idsOf([first, third], 3)).toBe(2);
  expect(idsOf([first], 1, '?hairType=dry')).toBe(1);
  expect(idsOf([answer([1], { handle: 'rain' })], 1)).toBe(1);
});

it('a list that ends earlier misses nothing', () => {
  expect(idsOf([first, second, third], 9)).toBe('1 2 3 4 5');
});

it('a page that came with several pages of cards is one answer', () => {
  const several = answer([1, 2, 3, 4], { pages: [1, 2] });
  expect(idsOf([several, third], 3)).toBe('1 2 3 4 5');
  expect(idsOf([several], 2)).toBe('1 2 3 4');
});
