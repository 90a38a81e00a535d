import { describe, expect, it, test } from 'vitest';
import {
  FIRST_CHOICE,
  openingReviews,
  REVIEW_SORTS,
  type Review,
  selectReviews,
  starsOf,
} from './index.ts';

function review(id: string, stars: number, day: number, language: string | null = 'nl'): Review {
  return {
    id,
    stars,
    language,
    title: id,
    body: id,
    author: 'Anna B.',
    hairType: null,
    submittedAt: `2026-01-${String(day).padStart(2, '0')}T12:00:00Z`,
    isBought: true,
    reply: null,
    pictureUrls: [],
  };
}

const REVIEWS = [
  review('old five', 5, 1),
  review('french one', 1, 9, 'fr'),
  review('new two', 2, 8),
  review('five', 5, 5),
  review('unsaid', 4, 3, null),
];

const ids = (reviews: readonly Review[]) => reviews.map(({ id }) => id);

const ofProduct = (reviews: readonly Review[], starsAlone: readonly number[] = []) => ({
  reviews,
  starsAlone,
});

describe('selectReviews', () => {
  it.each([
    ['newest', ['new two', 'five', 'unsaid', 'old five']],
    ['highest', ['five', 'old five', 'unsaid', 'new two']],
    ['lowest', ['new two', 'unsaid', 'five', 'old five']],
  ] as const)('sorts the %s first', (sort, expected) => {
    expect(ids(selectReviews(REVIEWS, 'nl', { ...FIRST_CHOICE, sort }))).toEqual(expected);
  });

  it.each(REVIEW_SORTS)(
    'leaves reviews of one moment as they were when it sorts the %s first',
    (sort) => {
      const both = [review('one', 5, 1), review('other', 5, 1)];
      expect(ids(selectReviews(both, 'nl', { ...FIRST_CHOICE, sort }))).toEqual(['one', 'other']);
    },
  );

  it('puts other languages last when they are asked for', () => {
    const choice = { ...FIRST_CHOICE, hasOtherLanguages: true };
    expect(ids(selectReviews(REVIEWS, 'nl', choice)).at(-1)).toBe('french one');
  });

  it('shows other languages to whom nothing is written in theirs', () => {
    expect(ids(selectReviews([review('one', 5, 1)], 'sv', FIRST_CHOICE))).toEqual(['one']);
  });

  it('shows as many of a number of stars as its bar counts', () => {
    expect(ids(selectReviews(REVIEWS, 'nl', { ...FIRST_CHOICE, stars: 1 }))).toEqual([
      'french one',
    ]);
    expect(selectReviews(REVIEWS, 'nl', { ...FIRST_CHOICE, stars: 3 })).toEqual([]);
  });

  it('shows who has the same hair, in any language', () => {
    const hair = [
      { ...review('curls', 5, 1), hairType: 'curly' },
      { ...review('waves', 4, 2), hairType: 'wavy' },
      { ...review('boucles', 3, 3, 'fr'), hairType: 'curly' },
      review('unsaid', 2, 4),
    ];
    const chosen = selectReviews(hair, 'nl', { ...FIRST_CHOICE, hairType: 'curly' });
    expect(ids(chosen)).toEqual(['curls', 'boucles']);
    expect(openingReviews(ofProduct(hair), 'nl')?.hairTypes).toEqual(['curly', 'wavy']);
  });
});

describe('openingReviews', () => {
  it('is nothing without reviews', () => expect(openingReviews(ofProduct([]), 'nl')).toBeNull());

  it.each([
    [5, 5],
    [6, 6],
    [7, 6],
  ])('of %i begins with %i', (count, first) => {
    const many = Array.from({ length: count }, (_, i) => review(`${i}`, 5, i + 1));
    expect(openingReviews(ofProduct(many), 'nl')?.first).toHaveLength(first);
  });

  it('counts ratings without words beside those to read, and lists none of them', () => {
    expect(openingReviews(ofProduct(REVIEWS, [40, 10, 3, 0, 1]), 'nl')).toMatchObject({
      countsByStars: [42, 11, 3, 1, 2],
      readByStars: [2, 1, 0, 1, 1],
      ownCount: 4,
      otherCount: 1,
    });
    expect(openingReviews(ofProduct([], [1, 0, 0, 0, 0]), 'nl')).toMatchObject({ first: [] });
  });
});

test.each([
  [0, 1],
  [1, 1],
  [4.4, 4],
  [4.5, 5],
  [6, 5],
])('a rating of %d has %i stars', (rating, stars) => {
  expect(starsOf(rating)).toBe(stars);
});
