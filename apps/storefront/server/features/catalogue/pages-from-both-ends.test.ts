import { fail, succeed } from '@lokke/http-client';
import { expect, it } from 'vitest';
import { fromBothEnds } from './pages-from-both-ends.ts';

const PAGE = 250;
const FAILURE = { kind: 'network', message: 'gone' } as const;

/** List of as many products, which shows none beyond the 25,000th of either order, as Shopify's. */
function listOf(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `gid://shopify/Product/${index + 1}`);
  return async ({ after, reverse }: { after: string | null; reverse: boolean }) => {
    const start = Number(after ?? 0);
    if (start >= 25_000) return fail(FAILURE);
    const end = start + PAGE;
    const nodes = (reverse ? ids.toReversed() : ids).slice(start, end).map((id) => ({ id }));
    return succeed({ nodes, pageInfo: { hasNextPage: end < count, endCursor: `${end}` } });
  };
}

it.each([0, 1, 250, 251, 24_999, 25_000, 25_001, 49_999, 50_000])(
  'each of %i products is read, once',
  async (count) => {
    const read = await fromBothEnds(listOf(count));
    if (!read.ok) throw new Error('failed');
    expect(read.value).toHaveLength(count);
    expect(new Set(read.value.map(({ id }) => id)).size).toBe(count);
  },
);

it('of 50,001 products the one in the middle is left out', async () => {
  const read = await fromBothEnds(listOf(50_001));
  if (!read.ok) throw new Error('failed');
  expect(read.value).toHaveLength(50_000);
  expect(read.value).not.toContainEqual({ id: 'gid://shopify/Product/25001' });
});

it('a list that fails on the way is none', async () => {
  const list = listOf(1_000);
  const read = await fromBothEnds(async (place) =>
    place.after === '500' ? fail(FAILURE) : list(place),
  );
  expect(read).toEqual(fail(FAILURE));
});
