import { openingReviews, type Review } from '@lokke/domain/reviews';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { ReviewsSection } from './reviews-section.tsx';

const aReview = (number: number, changes: Partial<Review> = {}): Review => ({
  id: `gid://shopify/Metaobject/${number}`,
  stars: (number % 4) + 2,
  title: `Review ${number}`,
  body: '',
  author: 'Ada L.',
  submittedAt: `2026-11-${30 - number}T10:00:00Z`,
  language: 'en',
  hairType: number % 3 === 0 ? 'fine' : 'curly',
  isBought: false,
  reply: null,
  pictureUrls: [],
  ...changes,
});
const OWN = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => aReview(number));
const OTHERS = [9, 10].map((number) => aReview(number, { language: 'de' }));
const ALL = [...OWN, ...OTHERS];
const NO_STARS = [0, 0, 0, 0, 0];

interface Shown {
  readonly reviews?: readonly Review[];
  readonly ratingCount?: number | null;
}

/** Answers of the server, each given when the test says so. */
async function renderReviews({ reviews = ALL, ratingCount = null }: Shown = {}) {
  const asked: string[] = [];
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise<Response>((resolve) => waiting.push(resolve));
  });
  const opening = openingReviews({ reviews, starsAlone: NO_STARS }, 'en');
  if (opening === null) throw new Error('There are no reviews');
  const rating = ratingCount === null ? null : { averageRating: 4, count: ratingCount };
  await renderInShop(<ReviewsSection handle="rain" rating={rating} opening={opening} />, {
    checkout: null,
  });
  const answer = async (isThere = true) => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]), { timeout: 10_000 });
    const response = () => Response.json({ reviews }, { status: isThere ? 200 : 500 });
    await act(async () => {
      for (const resolve of waiting.splice(0)) resolve(response());
    });
  };
  return { asked, answer };
}

const items = () =>
  within(screen.getByRole('region', { name: 'Reviews' })).getAllByRole('listitem');
const numbers = () => items().map((one) => Number(/Review (\d+)/.exec(one.textContent)?.[1]));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const messages = () => textsOf(screen.getByRole('status').children);
const buttons = () =>
  textsOf(screen.getAllByRole('button').filter((one) => !one.hasAttribute('aria-pressed')));
const isBusy = () => document.querySelector('[aria-busy=true]') !== null;

test('more reviews, then those of other languages, come with a press, and the first of them has the focus', async () => {
  const { asked, answer } = await renderReviews();
  expect([numbers(), asked]).toEqual([[1, 2, 3, 4, 5, 6], []]);
  expect(buttons()).toEqual([
    'Write a review',
    'Show more reviews',
    'Also show 2 in other languages',
  ]);
  press('Show more reviews');
  expect(isBusy()).toBe(true);
  await answer();
  expect(isBusy()).toBe(false);
  expect(asked).toEqual(['/api/reviews/list/?locale=en&handle=rain']);
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(document.activeElement).toBe(items()[6]);
  expect(messages()).toEqual(['8 reviews shown']);
  await act(async () => press('Also show 2 in other languages'));
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(document.activeElement).toBe(items()[8]);
  expect([messages().at(-1), asked.length]).toEqual(['10 reviews shown', 1]);
  // Later choices leave the focus where they are made.
  screen.getByRole('combobox', { name: 'Sort by' }).focus();
  await act(async () => choose('Sort by', 'lowest'));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Sort by' }));
  expect(buttons()).toEqual(['Write a review']);
});

test('stars and hair narrow the list in all languages, and are taken back', async () => {
  const { answer } = await renderReviews();
  const bar = (stars: number) =>
    screen.getByRole('button', { name: new RegExp(`^${stars} out of 5`) });
  expect(
    [5, 4, 3, 2, 1].map((stars) => bar(stars).textContent.match(/: (\d+) rating/)?.[1]),
  ).toEqual(['2', '3', '3', '2', '0']);
  expect([5, 1].map((stars) => bar(stars).hasAttribute('disabled'))).toEqual([false, true]);
  expect(screen.queryByRole('button', { name: 'All ratings' })).toBeNull();
  fireEvent.click(bar(4));
  await answer();
  expect([numbers(), messages()]).toEqual([[2, 6, 10], ['3 reviews shown']]);
  expect([5, 4].map((stars) => bar(stars).getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(buttons()).toEqual(['Write a review', 'All ratings']);
  await act(async () => fireEvent.click(bar(4)));
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  await act(async () => choose('Hair type', 'fine'));
  expect(numbers()).toEqual([3, 6, 9]);
  await act(async () => fireEvent.click(bar(3)));
  expect(numbers()).toEqual([9]);
  await act(async () => choose('Hair type', ''));
  expect(numbers()).toEqual([1, 5, 9]);
  await act(async () => press('All ratings'));
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  await act(async () => choose('Sort by', 'lowest'));
  expect(numbers()).toEqual([4, 8, 1, 5, 2, 6]);
});

test('what is pressed while the reviews are on their way adds up, and is said once', async () => {
  const { asked, answer } = await renderReviews();
  press(/^3 out of 5/);
  choose('Sort by', 'highest');
  choose('Hair type', 'curly');
  await answer();
  expect(asked).toHaveLength(1);
  expect([numbers(), messages()]).toEqual([[1, 5], ['2 reviews shown']]);
});

test('reviews that do not come leave the first ones, and the choice is not kept', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { answer } = await renderReviews();
  press(/^4 out of 5/);
  await answer(false);
  expect(screen.getByRole('alert').textContent).toMatch(/could not be loaded/);
  expect([numbers(), messages(), isBusy()]).toEqual([[1, 2, 3, 4, 5, 6], [], false]);
  choose('Sort by', 'lowest');
  await answer();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(numbers()).toEqual([4, 8, 1, 5, 2, 6]);
});

test.each([
  [6, 0, [], true],
  [7, 0, ['Show more reviews'], true],
  [6, 1, ['Also show 1 in another language'], true],
  [0, 2, [], true],
  [1, 0, [], false],
])(
  '%i reviews in the language and %i in others: %j, hair to choose from: %s',
  async (own, others, expected, hasHair) => {
    await renderReviews({ reviews: [...OWN.slice(0, own), ...OTHERS.slice(0, others)] });
    expect(buttons()).toEqual(['Write a review', ...expected]);
    expect(screen.queryByRole('combobox', { name: 'Hair type' }) !== null).toBe(hasHair);
  },
);

test.each([
  [null, false],
  [10, false],
  [11, true],
])(
  'of %s ratings, ten with words, those to read are counted: %s',
  async (ratingCount, expected) => {
    await renderReviews({ ratingCount });
    expect(screen.queryByText('10 reviews to read') !== null).toBe(expected);
  },
);
