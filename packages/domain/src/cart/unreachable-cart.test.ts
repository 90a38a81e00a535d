import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CartLine, LineToBuy } from './cart-lines.ts';
import { canReplaceUnreachable, mergeCarts, type RememberedLine } from './index.ts';

const FREE = [{ key: '_freeItem', value: '1' }];
const isReward = ({ attributes }: CartLine) => attributes.some(({ key }) => key === '_freeItem');

/** Units that are bought, by `variant` or `variant|plan`. */
type Quantities = Readonly<Record<string, number>>;

function rememberLines(quantities: Quantities): readonly RememberedLine[] {
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([key, quantity]) => {
      const [variantId = '', plan] = key.split('|');
      return { variantId, sellingPlanId: plan ?? null, quantity };
    });
}

function cart(quantities: Quantities, { codes = [], free = 0 }: Partial<Extras> = {}) {
  const lines = rememberLines(quantities).map(
    ({ variantId, sellingPlanId, quantity }): CartLine => ({
      id: `line of ${variantId}`,
      quantity,
      sellingPlanId,
      attributes: [],
      merchandise: { id: variantId },
    }),
  );
  const reward: CartLine = {
    id: 'line of the free item',
    quantity: free,
    sellingPlanId: null,
    attributes: FREE,
    merchandise: { id: 'free' },
  };
  return {
    lines: { edges: [...lines, ...(free > 0 ? [reward] : [])].map((node) => ({ node })) },
    discountCodes: codes.map((code) => ({ code })),
  };
}

interface Extras {
  readonly codes: readonly string[];
  readonly free: number;
}

function quantitiesOf(lines: readonly LineToBuy[]): Quantities {
  const sums: Record<string, number> = {};
  for (const { variantId, sellingPlanId, quantity } of lines) {
    const key = sellingPlanId === null ? variantId : `${variantId}|${sellingPlanId}`;
    sums[key] = (sums[key] ?? 0) + quantity;
  }
  return sums;
}

const some = (quantities: Quantities): Quantities =>
  Object.fromEntries(Object.entries(quantities).filter(([, quantity]) => quantity > 0));

/** Cart in use after the merge. */
function after(input: Parameters<typeof mergeCarts>[0], current: Quantities): Quantities {
  const merge = mergeCarts(input);
  return merge.kind === 'renew' ? quantitiesOf(merge.lines) : some(current);
}

const KEYS = ['a', 'b', 'a|monthly'] as const;
const anyQuantities = fc.record({
  a: fc.nat(5),
  b: fc.nat(5),
  'a|monthly': fc.nat(5),
});
const each = (quantityOf: (key: (typeof KEYS)[number]) => number): Quantities =>
  Object.fromEntries(KEYS.map((key) => [key, quantityOf(key)]));

describe('a cart that answers again', () => {
  it('ends up with what was in it, what arrived late in it, and what was changed in its replacement', () => {
    fc.assert(
      fc.property(anyQuantities, anyQuantities, anyQuantities, (old, late, used) => {
        const found = cart(each((key) => old[key] + late[key]));
        const input = { takenOver: rememberLines(old), found, current: cart(used), isReward };
        expect(after(input, used)).toEqual(some(each((key) => used[key] + late[key])));
      }),
    );
  });

  it('takes out what was bought with it, and leaves what was added since', () => {
    fc.assert(
      fc.property(anyQuantities, anyQuantities, (old, used) => {
        const current = cart(used);
        const input = { takenOver: rememberLines(old), found: null, current, isReward };
        expect(after(input, used)).toEqual(some(each((key) => Math.max(0, used[key] - old[key]))));
      }),
    );
  });

  it('does so when nothing is in use any more', () => {
    const input = { takenOver: rememberLines({ a: 1 }), current: null, isReward };
    expect(mergeCarts({ ...input, found: cart({ a: 1 }, { codes: ['KAM'] }) })).toEqual({
      kind: 'keep',
    });
    expect(mergeCarts({ ...input, found: null })).toEqual({ kind: 'keep' });
    expect(mergeCarts({ ...input, found: cart({ a: 3 }, { codes: ['KAM'] }) })).toEqual({
      kind: 'renew',
      lines: [{ variantId: 'a', quantity: 2, sellingPlanId: null, attributes: [] }],
      discountCodes: ['KAM'],
    });
  });

  it('leaves its free item behind and keeps that of the cart in use', () => {
    const merge = mergeCarts({
      takenOver: rememberLines({ a: 2 }),
      found: cart({ a: 2, b: 1 }, { free: 1 }),
      current: cart({ a: 2 }, { free: 1 }),
      isReward,
    });
    expect(merge.kind === 'renew' && quantitiesOf(merge.lines)).toEqual({ a: 2, b: 1, free: 1 });
    expect(merge.kind === 'renew' && merge.lines.at(-1)?.attributes).toEqual(FREE);
  });

  it('leaves no free item alone in a cart whose lines were bought', () => {
    const current = cart({ a: 2 }, { free: 1 });
    expect(
      mergeCarts({ takenOver: rememberLines({ a: 2 }), found: null, current, isReward }),
    ).toEqual({ kind: 'renew', lines: [], discountCodes: [] });
  });

  test.each([
    [[], [], { kind: 'keep' }],
    [['KAM'], ['KAM'], { kind: 'keep' }],
    [['KAM'], [], { kind: 'codes', discountCodes: ['KAM'] }],
    [['KAM'], ['COMB'], { kind: 'codes', discountCodes: ['COMB', 'KAM'] }],
    [[], ['COMB'], { kind: 'keep' }],
  ])('with codes %j to a cart with codes %j: %j', (found, current, merge) => {
    expect(
      mergeCarts({
        takenOver: rememberLines({ a: 1 }),
        found: cart({ a: 1 }, { codes: found }),
        current: cart({ a: 1 }, { codes: current }),
        isReward,
      }),
    ).toEqual(merge);
  });
});

test.each([
  [0, true],
  [4, true],
  [5, false],
])('with %i unreachable carts waiting, another is replaced: %s', (count, expected) => {
  const waiting = Array.from({ length: count }, (_, index) => ({ id: `${index}`, takenOver: [] }));
  expect(canReplaceUnreachable(waiting)).toBe(expected);
});
