import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packMembers, unpackMembers } from './member-columns.ts';

const MEMBERS = 4;

it('gives back what was packed, in order', () => {
  const someRows = fc.array(fc.subarray([0, 1, 2, 3]), { maxLength: 300 });
  fc.assert(
    fc.property(someRows, (rows) => {
      expect(unpackMembers(packMembers(rows, MEMBERS), rows.length)).toEqual(rows);
    }),
  );
});

it.each([0, 61, 62, 63, 64, 126, 127, 200])('keeps a member after %i rows without one', (gap) => {
  const rows = [...Array.from({ length: gap }, () => [1]), [0]];
  expect(unpackMembers(packMembers(rows, 2), rows.length)).toEqual(rows);
});
