import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { assignFreeUnits, type Entitlement, type RequestedUnits } from './index.ts';

const right = (units: number, ...variantIds: readonly string[]): Entitlement => ({
  units,
  variantIds,
});
const want = (variantId: string, units: number): RequestedUnits => ({ variantId, units });

describe('assignFreeUnits', () => {
  test.each<
    [
      string,
      readonly RequestedUnits[],
      readonly Entitlement[],
      readonly number[],
      readonly number[],
    ]
  >([
    ['no rights cover nothing', [want('a', 1)], [], [0], []],
    ['no lines use nothing', [], [right(2, 'a')], [], [0]],
    ['as many as earned', [want('a', 2)], [right(2, 'a')], [2], [2]],
    ['fewer than earned', [want('a', 1)], [right(2, 'a')], [1], [1]],
    ['more than earned', [want('a', 3)], [right(2, 'a')], [2], [2]],
    ['another variant', [want('b', 1)], [right(2, 'a')], [0], [0]],
    ['a line by two rights', [want('a', 3)], [right(2, 'a'), right(5, 'a')], [3], [2, 1]],
    [
      'a unit moves to make room',
      [want('b', 1), want('a', 1)],
      [right(1, 'a', 'b'), right(1, 'a')],
      [1, 1],
      [1, 1],
    ],
    [
      'a unit moves twice to make room',
      [want('c', 1), want('b', 1), want('a', 1)],
      [right(1, 'a', 'c'), right(1, 'a', 'b'), right(1, 'b')],
      [1, 1, 1],
      [1, 1, 1],
    ],
    [
      'several units move at once',
      [want('b', 3), want('a', 3)],
      [right(3, 'a', 'b'), right(3, 'a')],
      [3, 3],
      [3, 3],
    ],
    [
      'the oldest line, the last, is covered first',
      [want('a', 2), want('a', 2)],
      [right(3, 'a')],
      [1, 2],
      [3],
    ],
    ['a right of zero units', [want('a', 1)], [right(0, 'a')], [0], [0]],
  ])('%s', (_, wanted, entitlements, covered, used) => {
    expect(assignFreeUnits(wanted, entitlements)).toEqual({ covered, used });
  });

  /** The most units that can be covered, by trying everything. */
  function mostCovered(units: readonly string[], rights: readonly Entitlement[]): number {
    const [variantId, ...rest] = units;
    if (variantId === undefined) return 0;
    const outcomes = rights.flatMap(({ variantIds, units: left }, index) =>
      left > 0 && variantIds.includes(variantId)
        ? [1 + mostCovered(rest, rights.with(index, { variantIds, units: left - 1 }))]
        : [],
    );
    return Math.max(mostCovered(rest, rights), ...outcomes);
  }

  it('covers as much as can be covered, and never more than is wanted or allowed', () => {
    const anyVariant = fc.constantFrom('a', 'b', 'c');
    const anyWanted = fc.array(fc.tuple(anyVariant, fc.integer({ min: 0, max: 2 })), {
      maxLength: 3,
    });
    const anyRights = fc.array(fc.tuple(fc.uniqueArray(anyVariant), fc.nat({ max: 3 })), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(anyWanted, anyRights, (drawnLines, drawnRights) => {
        const wanted = drawnLines.map(([variantId, units]) => want(variantId, units));
        const rights = drawnRights.map(([variantIds, units]) => right(units, ...variantIds));
        const { covered, used } = assignFreeUnits(wanted, rights);
        const total = covered.reduce((sum, units) => sum + units, 0);
        const units = wanted.flatMap(({ variantId, units: count }) =>
          Array.from({ length: count }, () => variantId),
        );
        expect(total).toBe(mostCovered(units, rights));
        expect(used.reduce((sum, count) => sum + count, 0)).toBe(total);
        expect(
          covered.every((count, line) => count >= 0 && count <= (wanted[line]?.units ?? 0)),
        ).toBe(true);
        expect(
          used.every((count, index) => count >= 0 && count <= (rights[index]?.units ?? 0)),
        ).toBe(true);
      }),
    );
  });
});
