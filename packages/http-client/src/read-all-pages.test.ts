import { expect, it } from 'vitest';
import { readAllPages } from './read-all-pages.ts';
import { succeed } from './result.ts';

/** Page of one number; after the last comes the page after `back`, if any. */
const pageOf = (last: number, back: number | null) => async (after: string | null) => {
  const number = Number(after ?? 0) + 1;
  const isLast = number === last;
  const endCursor = String(isLast && back !== null ? back : number);
  return succeed({
    nodes: [number],
    pageInfo: { hasNextPage: !isLast || back !== null, endCursor },
  });
};

it('reads a list of more than a hundred pages to its end', async () => {
  const read = await readAllPages(pageOf(150, null));
  expect(read.ok && read.value?.at(-1)).toBe(150);
});

it('refuses a list whose cursors lead in a circle', async () => {
  expect(await readAllPages(pageOf(3, 1))).toEqual({
    ok: false,
    failure: { kind: 'unreadable', message: 'the page after "1" came twice' },
  });
});

it('ends where there is enough', async () => {
  const read = await readAllPages(pageOf(9, null), ({ length }) => length > 1);
  expect(read).toEqual(succeed([1, 2]));
});
