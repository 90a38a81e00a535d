import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addToWishlist, cleanWishlist, mergeWishlists, removeFromWishlist } from './index.ts';

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

  it('merges to the union, the local side first', () => {
    expect(mergeWishlists(['a', 'b'], ['c', 'b'])).toEqual(['a', 'b', 'c']);
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

  it('ends the same however often and from whichever side it syncs', () => {
    const anyList = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(anyList, anyList, (local, server) => {
        const merged = mergeWishlists(local, server);
        expect(new Set(merged)).toEqual(new Set([...local, ...server]));
        expect(mergeWishlists(merged, merged)).toEqual(merged);
        expect(new Set(mergeWishlists(server, local))).toEqual(new Set(merged));
        expect(new Set(merged).size).toBe(merged.length);
      }),
    );
  });
});
