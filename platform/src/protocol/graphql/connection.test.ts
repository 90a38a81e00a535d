import { describe, expect, it } from 'vitest';
import { connectionOf, type PageArguments } from './connection.ts';

const keyOf = (item: string) => ({ lastId: item, lastValue: item });

function page(items: readonly string[], args: PageArguments) {
  return connectionOf({ items, args, keyOf });
}

const ITEMS = ['a', 'b', 'c', 'd', 'e'];

function cursorOf(item: string): string {
  const edge = page(ITEMS, { first: 5 }).edges.find(({ node }) => node === item);
  if (edge === undefined) throw new Error(`${item} is not on the page`);
  return edge.cursor;
}

describe('a page of a connection', () => {
  it.each([
    [{ first: 2 }, 'ab', false, true],
    [{ first: 5 }, 'abcde', false, false],
    [{ first: 9 }, 'abcde', false, false],
    [{ first: 0 }, '', false, true],
    [{ first: 2, after: cursorOf('b') }, 'cd', true, true],
    [{ first: 2, after: cursorOf('d') }, 'e', true, false],
    [{ first: 2, after: cursorOf('e') }, '', true, false],
    [{ last: 2 }, 'de', true, false],
    [{ last: 2, before: cursorOf('c') }, 'ab', false, true],
    [{ last: 9, before: cursorOf('a') }, '', false, true],
  ] as const)('%j holds %j', (args, expected, hasPreviousPage, hasNextPage) => {
    const { nodes, edges, pageInfo } = page(ITEMS, args);
    expect(nodes.join('')).toBe(expected);
    expect(pageInfo).toEqual({
      hasPreviousPage,
      hasNextPage,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    });
  });

  it('goes on behind its cursor when items before it were added or removed', () => {
    const after = cursorOf('c');
    expect(page(['x', ...ITEMS], { first: 2, after }).nodes).toEqual(['d', 'e']);
    expect(page(['b', 'c', 'd', 'e'], { first: 2, after }).nodes).toEqual(['d', 'e']);
  });

  it('misses nothing when the item at its cursor is gone', () => {
    expect(page(['a', 'b', 'd', 'e'], { first: 2, after: cursorOf('c') }).nodes).toEqual([
      'd',
      'e',
    ]);
  });

  it.each([
    [{}, 'you must provide one of first or last'],
    [{ first: null }, 'you must provide one of first or last'],
    [{ first: 1, last: 1 }, 'providing both first and last is not supported'],
    [{ first: 1, before: 'x' }, 'using first with before is not supported'],
    [{ last: 1, after: 'x' }, 'using last with after is not supported'],
    [{ first: -1 }, 'first must be within 0..250'],
    [{ first: 251 }, 'first must be within 0..250'],
    [{ last: 251 }, 'last must be within 0..250'],
    [{ first: 1, after: 'x' }, 'Invalid cursor for current pagination sort.'],
    [{ first: 1, after: btoa('{"last_id":1}') }, 'Invalid cursor for current pagination sort.'],
  ])('%j is refused', (args, message) => {
    expect(() => page(ITEMS, args)).toThrow(message);
  });

  it('takes 250 items at once', () => {
    const many = Array.from({ length: 251 }, (_, index) => String(index));
    expect(page(many, { first: 250 }).nodes).toHaveLength(250);
  });
});
