import { describe, expect, it } from 'vitest';
import { type CountedReview, countReviews } from './count-reviews.ts';

function review(id: number, change: Partial<CountedReview> = {}): CountedReview {
  const submittedAt = new Date(id * 1_000).toISOString();
  return {
    id: `${id}`,
    productId: 'mask',
    rating: 4,
    submittedAt,
    isPublished: true,
    hasWords: true,
    ...change,
  };
}

describe('what a product says of its reviews', () => {
  it('is the average of the published ones, the newest first', () => {
    const reviews = [
      review(1, { rating: 5 }),
      review(2),
      review(3, { rating: 5 }),
      review(4, { rating: 1, isPublished: false }),
      review(5, { productId: 'oil', rating: 3 }),
    ];
    expect(countReviews(reviews)).toEqual([
      { productId: 'mask', rating: '4.7', count: 3, listed: ['3', '2', '1'] },
      { productId: 'oil', rating: '3.0', count: 1, listed: ['5'] },
    ]);
  });

  it.each([
    [127, 127],
    [128, 128],
    [129, 128],
  ])('lists of %i the newest %i, and counts all', (count, listed) => {
    const [said] = countReviews(Array.from({ length: count }, (_, index) => review(index)));
    expect([said?.count, said?.listed.length, said?.listed[0]]).toEqual([
      count,
      listed,
      `${count - 1}`,
    ]);
  });

  it('counts ratings without words, and lists them after those to read', () => {
    const reviews = [review(1), review(2, { hasWords: false, rating: 5 })];
    const starsAlone = new Map([
      ['mask', [7, 0, 0, 0, 1]],
      ['oil', [0, 2, 0, 0, 0]],
      ['comb', [0, 0, 0, 0, 0]],
    ]);
    expect(countReviews(reviews, starsAlone)).toEqual([
      { productId: 'mask', rating: '4.5', count: 10, listed: ['1', '2'] },
      { productId: 'oil', rating: '4.0', count: 2, listed: [] },
    ]);
  });
});
