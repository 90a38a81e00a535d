import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addToWishlist, cleanWishlist, removeFromWishlist, syncWishlists } from './wishlist.ts';

describe('a wishlist', () => {
  it('takes a product once', () => {
    expect(addToWishlist(['a'], 'b')).toEqual(['a', 'b']);
    expect(addToWishlist(['a', 'b'], 'a')).toEqual(['a', 'b']);
    expect(addToWishlist(['a', 'a'], 'b')).toEqual(['a', 'b']);
  });

  it('gives a product back, every mention of it', () => {
    expect(removeFromWishlist(['a', 'b', 'a'], 'a')).toEqual(['b']);
    expect(removeFromWishlist(['a'], 'b')).toEqual(['a']);
  });

  test.each([
    [null, []],
    [undefined, []],
    ['a', []],
    [{ 0: 'a', length: 1 }, []],
    [
      ['a', 1, null, '', 'a', { id: 'b' }, 'b'],
      ['a', 'b'],
    ],
  ])('makes of %o what can be trusted', (stored, expected) => {
    expect(cleanWishlist(stored)).toEqual(expected);
  });
});

test.each([
  ['the first time, the union, the local side first', 'ab', 'cb', null, 'abc'],
  ['added here', 'ab', 'a', 'a', 'ab'],
  ['added elsewhere', 'a', 'ab', 'a', 'ab'],
  ['removed here', '', 'a', 'a', ''],
  ['removed elsewhere', 'a', '', 'a', ''],
  ['removed here, another added elsewhere', 'a', 'abc', 'ab', 'ac'],
  ['added on both sides', 'x', 'x', '', 'x'],
])('%s', (_, local, server, base, expected) => {
  expect(syncWishlists([...local], [...server], base === null ? null : [...base])).toEqual([
    ...expected,
  ]);
});

it('holds exactly what both sides kept and what either added, and comes to rest', () => {
  const anyList = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(anyList, anyList, anyList, (local, server, base) => {
      const both = syncWishlists(local, server, base);
      for (const id of ['a', 'b', 'c', 'd', 'e']) {
        const [here, there, before] = [local, server, base].map((list) => list.includes(id));
        expect(both.includes(id), id).toBe(before ? here && there : here || there);
      }
      expect(syncWishlists(both, both, both)).toEqual(both);
    }),
  );
});
