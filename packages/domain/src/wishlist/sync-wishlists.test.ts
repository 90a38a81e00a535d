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
] as const)('%s', (_, local, server, agreed, expected) => {
  expect(syncWishlists(local, server, agreed)).toEqual(expected);
});

it('loses nothing that was only added, on whatever side', () => {
  const anyList = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(anyList, anyList, anyList, (agreed, addedHere, addedThere) => {
      const local = [...new Set([...agreed, ...addedHere])];
      const server = [...new Set([...agreed, ...addedThere])];
      const both = syncWishlists(local, server, agreed);
      expect(new Set(both)).toEqual(new Set([...local, ...server]));
    }),
  );
});

it('holds exactly what both sides kept and what either added, and comes to rest', () => {
  const anyList = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(anyList, anyList, anyList, (local, server, agreed) => {
      const both = syncWishlists(local, server, agreed);
      for (const id of ['a', 'b', 'c', 'd', 'e']) {
        const [here, there, before] = [local, server, agreed].map((list) => list.includes(id));
        expect(both.includes(id), id).toBe(before ? here && there : here || there);
      }
      expect(syncWishlists(both, both, both)).toEqual(both);
    }),
  );
});
