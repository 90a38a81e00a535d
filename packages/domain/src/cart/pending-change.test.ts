import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { applyPendingChanges, type PendingChange, type PricedLine } from './index.ts';

interface Line extends PricedLine {
  readonly note?: string;
}

const eur = (amount: string) => ({ amount, currencyCode: 'EUR' });

function line(variantId: string, quantity: number, price = 10, paidShare = 1): Line {
  return {
    id: `line-${variantId}`,
    quantity,
    sellingPlanId: null,
    attributes: [],
    merchandise: { id: variantId },
    cost: {
      amountPerQuantity: eur(`${price}.0`),
      subtotalAmount: eur(`${price * quantity}.0`),
      totalAmount: eur((price * quantity * paidShare).toFixed(2)),
    },
  };
}

function cart(...lines: readonly Line[]) {
  const total = lines.reduce((sum, { cost }) => sum + Number(cost.totalAmount.amount), 0);
  return {
    id: 'cart',
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cost: {
      subtotalAmount: eur(total.toFixed(2)),
      totalAmount: eur(total.toFixed(2)),
      isTest: true,
    },
    lines: { edges: lines.map((node) => ({ node })) },
  };
}

function glance(after: ReturnType<typeof cart>) {
  return {
    lines: after.lines.edges.map(({ node }) => `${node.quantity} ${node.id}`),
    totalQuantity: after.totalQuantity,
    total: after.cost.totalAmount.amount,
    subtotal: after.cost.subtotalAmount.amount,
  };
}

const add = (...lines: readonly Line[]) => ({ kind: 'add', lines }) as const;
const setQuantities = (quantities: Readonly<Record<string, number>>) => ({
  kind: 'replace' as const,
  lines: Object.entries(quantities).map(([id, quantity]) => ({ id: `line-${id}`, quantity })),
});
const glanceAfter = (before: ReturnType<typeof cart>, ...changes: readonly PendingChange<Line>[]) =>
  glance(applyPendingChanges(before, changes));

describe('applyPendingChanges', () => {
  it('gives the cart itself when nothing is pending', () => {
    const before = cart(line('a', 1));
    expect(applyPendingChanges(before, [])).toBe(before);
  });

  it('puts a new line first and leaves the rest of the cart as it is', () => {
    const before = cart(line('a', 1));
    const after = applyPendingChanges(before, [add(line('b', 2, 7))]);
    expect(glance(after)).toEqual({
      lines: ['2 line-b', '1 line-a'],
      totalQuantity: 3,
      total: '24.00',
      subtotal: '24.00',
    });
    expect(after.id).toBe('cart');
    expect(after.cost.isTest).toBe(true);
    expect(glance(before).lines).toEqual(['1 line-a']);
  });

  it('raises the line of the same merchandise, where it stands', () => {
    const more = { ...line('b', 2), id: 'provisional' };
    const after = glanceAfter(cart(line('a', 1), line('b', 1)), add(more));
    expect(after).toMatchObject({ lines: ['1 line-a', '3 line-b'], total: '40.00' });
  });

  test.each([
    ['another subscription', { sellingPlanId: 'plan' }],
    ['a mark', { attributes: [{ key: '_freeItem', value: 'true' }] }],
    ['other merchandise', { merchandise: { id: 'z' } }],
  ])('keeps a line with %s apart', (_, difference) => {
    const added = { ...line('a', 1), id: 'new', ...difference };
    expect(glanceAfter(cart(line('a', 1)), add(added)).lines).toEqual(['1 new', '1 line-a']);
  });

  it('keeps lines apart whose marks differ in value only', () => {
    const marked = { ...line('a', 1), attributes: [{ key: 'name', value: 'Ada' }] };
    const other = { ...marked, id: 'new', attributes: [{ key: 'name', value: 'Bo' }] };
    expect(glanceAfter(cart(marked), add(other)).lines).toEqual(['1 new', '1 line-a']);
    expect(glanceAfter(cart(marked), add({ ...marked })).lines).toEqual(['2 line-a']);
  });

  it('takes a line with the same marks in another order for the same', () => {
    const marks = [
      { key: 'name', value: 'Ada' },
      { key: '_freeItem', value: 'true' },
    ];
    const marked = { ...line('a', 1), attributes: marks };
    const added = { ...marked, id: 'new', attributes: marks.toReversed() };
    expect(glanceAfter(cart(marked), add(added)).lines).toEqual(['2 line-a']);
  });

  it('does not take two lines without merchandise for the same', () => {
    const gone = { ...line('a', 1), merchandise: null };
    const after = glanceAfter(cart(gone), add({ ...gone, id: 'new' }));
    expect(after.lines).toEqual(['1 new', '1 line-a']);
  });

  it('replaces a quantity, with 0 takes the line out, and ignores unknown ids', () => {
    const before = cart(line('a', 1), line('b', 2), line('c', 3));
    expect(glanceAfter(before, setQuantities({ a: 5, b: 0, x: 9 }))).toEqual({
      lines: ['5 line-a', '3 line-c'],
      totalQuantity: 8,
      total: '80.00',
      subtotal: '80.00',
    });
  });

  it('lets a saving grow with the quantity, also of a line that costs nothing', () => {
    const halfPrice = line('a', 2, 9, 0.5);
    const free = { ...line('b', 1, 9, 0) };
    const after = applyPendingChanges(cart(halfPrice, free), [
      setQuantities({ a: 3 }),
      setQuantities({ b: 2 }),
    ]);
    expect(after.lines.edges.map(({ node }) => node.cost.totalAmount.amount)).toEqual([
      '13.50',
      '0.00',
    ]);
    expect(after.lines.edges.map(({ node }) => node.cost.subtotalAmount.amount)).toEqual([
      '27.00',
      '18.00',
    ]);
    expect(glance(after).total).toBe('13.50');
  });

  it('rounds an estimate to the nearest cent', () => {
    const before = line('a', 3, 10, 2 / 3);
    expect(glanceAfter(cart(before), setQuantities({ a: 1 })).total).toBe('6.67');
  });

  it('prices a sold-out line in full once it is wanted again', () => {
    expect(glanceAfter(cart(line('a', 0)), setQuantities({ a: 2 })).total).toBe('20.00');
  });

  it('never shows a total below zero', () => {
    const before = {
      ...cart(line('a', 1)),
      cost: { ...cart().cost, totalAmount: eur('3.0'), subtotalAmount: eur('10.0') },
    };
    const after = glanceAfter(before, { kind: 'remove', lineIds: ['line-a'] });
    expect(after).toMatchObject({ total: '0.00', subtotal: '0.00' });
  });

  it('counts what any run of changes leaves in the cart', () => {
    const anyVariant = fc.constantFrom('a', 'b', 'c');
    const anyChange: fc.Arbitrary<PendingChange<Line>> = fc.oneof(
      fc.record({
        kind: fc.constant('add' as const),
        lines: fc.array(
          fc.tuple(anyVariant, fc.integer({ min: 1, max: 5 })).map(([v, q]) => line(v, q)),
        ),
      }),
      fc.record({
        kind: fc.constant('replace' as const),
        lines: fc.array(
          fc.record({ id: anyVariant.map((v) => `line-${v}`), quantity: fc.nat({ max: 5 }) }),
        ),
      }),
      fc.record({
        kind: fc.constant('remove' as const),
        lineIds: fc.array(anyVariant.map((v) => `line-${v}`)),
      }),
    );
    fc.assert(
      fc.property(fc.array(anyChange), (changes) => {
        const after = applyPendingChanges(cart(line('a', 2)), changes);
        const quantity = after.lines.edges.reduce((sum, { node }) => sum + node.quantity, 0);
        expect(after.totalQuantity).toBe(quantity);
        expect(Number(after.cost.totalAmount.amount)).toBe(quantity * 10);
        const variants = after.lines.edges.map(({ node }) => node.merchandise?.id);
        expect(new Set(variants).size).toBe(variants.length);
        expect(after.lines.edges.every(({ node }) => node.quantity >= 1)).toBe(true);
      }),
    );
  });
});
