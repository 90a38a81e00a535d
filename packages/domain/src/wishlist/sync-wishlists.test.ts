import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { syncWishlists } from './index.ts';

test.each([
  ['the first time, the union', ['a', 'b'], ['b', 'c'], null, ['a', 'b', 'c']],
  ['added here', ['a', 'b'], ['a'], ['a'], ['a', 'b']],
  ['added elsewhere', ['a'], ['a', 'b'], ['a'], ['a', 'b']],
  ['removed here', [], ['a'], ['a'], []],
  ['removed elsewhere', ['a'], [], ['a'], []],
  ['removed here, another added elsewhere', ['a'], ['a', 'b', 'c'], ['a', 'b'], ['a', 'c']],
  ['added on both sides', ['x'], ['x'], [], ['x']],
] as const)('%s', (_, local, server, base, expected) => {
  expect(syncWishlists(local, server, base)).toEqual(expected);
});

it('loses nothing that was only added, on whatever side', () => {
  const anyList = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(anyList, anyList, anyList, (base, addedHere, addedThere) => {
      const local = [...new Set([...base, ...addedHere])];
      const server = [...new Set([...base, ...addedThere])];
      const both = syncWishlists(local, server, base);
      expect(new Set(both)).toEqual(new Set([...local, ...server]));
    }),
  );
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
