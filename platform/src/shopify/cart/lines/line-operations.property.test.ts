import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartLine } from '../cart.ts';
import { assortment, countingIds, merchandise, PLAN } from '../testing/builders.ts';
import { addLines } from './add-lines.ts';
import type { LinesOutcome } from './check-line.ts';
import { lineSignature } from './merge-equal-lines.ts';
import { removeLines, updateLines } from './update-lines.ts';

const VARIANTS = ['v1', 'v2', 'v3', 'v4'];
const sold = assortment(
  merchandise({ id: 'v1', sellableQuantity: 4, priceInMinorUnits: 1295 }),
  merchandise({ id: 'v2', sellableQuantity: 0 }),
  merchandise({ id: 'v3', sellableQuantity: null, priceInMinorUnits: 333 }),
);

const merchandiseId = fc.constantFrom(...VARIANTS);
const sellingPlanId = fc.constantFrom(null, PLAN);
const attributes = fc.array(
  fc.record({ key: fc.constantFrom('a', 'b'), value: fc.constantFrom('1', '2') }),
  { maxLength: 3 },
);
const quantity = fc.oneof(fc.integer({ min: -1, max: 7 }), fc.constantFrom(999_999, 1_000_000));
const position = fc.nat({ max: 6 });

const operation = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    additions: fc.array(fc.record({ merchandiseId, quantity, attributes, sellingPlanId }), {
      maxLength: 3,
    }),
  }),
  fc.record({
    kind: fc.constant('update' as const),
    changes: fc.array(
      fc.record(
        { position, merchandiseId, quantity, attributes, sellingPlanId },
        { requiredKeys: ['position'] },
      ),
      { maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constant('remove' as const),
    positions: fc.array(position, { maxLength: 2 }),
  }),
);

type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

function run(lines: readonly CartLine[], given: Operation, newLineId: () => string): LinesOutcome {
  const idAt = (index: number) => lines[index]?.id ?? 'unknown';
  switch (given.kind) {
    case 'add': {
      const { additions } = given;
      return addLines({ lines, additions, merchandiseById: sold, newLineId, path: ['lines'] });
    }
    case 'update': {
      const changes = given.changes.map(({ position: at, ...change }) => ({
        ...change,
        lineId: idAt(at),
      }));
      return updateLines({ lines, changes, merchandiseById: sold });
    }
    case 'remove':
      return removeLines({ lines, lineIds: given.positions.map(idAt) });
  }
}

function unitsOf(lines: readonly CartLine[], id: string): number {
  return lines
    .filter((line) => line.merchandiseId === id)
    .reduce((sum, line) => sum + line.quantity, 0);
}

function expectSound(lines: readonly CartLine[]): void {
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(new Set(lines.map(lineSignature)).size).toBe(lines.length);
  expect(unitsOf(lines, 'v1')).toBeLessThanOrEqual(4);
  expect(unitsOf(lines, 'v2')).toBe(0);
  expect(unitsOf(lines, 'v4')).toBe(0);
  for (const line of lines) {
    expect(line.quantity).toBeGreaterThanOrEqual(0);
    expect(line.quantity).toBeLessThanOrEqual(999_999);
    expect(new Set(line.attributes.map(({ key }) => key)).size).toBe(line.attributes.length);
  }
}

test('whatever is done to a cart, its lines stay distinct, within stock and summed up', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 12 }), (operations) => {
      const newLineId = countingIds();
      let lines: readonly CartLine[] = [];
      for (const each of operations) {
        const outcome = run(lines, each, newLineId);
        if (outcome.kind === 'refused') {
          expect(outcome.problems.length).toBeGreaterThan(0);
          continue;
        }
        lines = outcome.lines;
        expectSound(lines);
        const ids = new Set(lines.map(({ id }) => id));
        for (const { lineId } of outcome.warnings) expect(ids).toContain(lineId);
      }
    }),
  );
});
