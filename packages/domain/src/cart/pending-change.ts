import type { WireMoney } from '../money/index.ts';
import type { CartLine, CartLines } from './cart-lines.ts';
import { minorUnitsOf, type PricedLine, withMinorUnits, withQuantity } from './change-quantity.ts';
import type { QuantityChange } from './check-stock.ts';

export interface PricedCart<Line extends PricedLine> {
  readonly totalQuantity: number;
  readonly cost: { readonly subtotalAmount: WireMoney; readonly totalAmount: WireMoney };
  readonly lines: CartLines<Line>;
}

/** A change that was sent and has no response yet. */
export type PendingChange<Line extends PricedLine = PricedLine> =
  /** The lines as they will look; their ids are provisional. */
  | { readonly kind: 'add'; readonly lines: readonly Line[] }
  | { readonly kind: 'replace'; readonly lines: readonly QuantityChange[] }
  | { readonly kind: 'remove'; readonly lineIds: readonly string[] };

/** Applies pending changes, in order, to the cart: the optimistic cart. */
export function applyPendingChanges<Line extends PricedLine, Cart extends PricedCart<Line>>(
  cart: Cart & PricedCart<Line>,
  changes: readonly PendingChange<Line>[],
): Cart {
  if (changes.length === 0) return cart;
  const before = cart.lines.edges.map(({ node }) => node);
  const after = changes.reduce<readonly Line[]>(applyChange, before);
  const changeInMinorUnits = totalOf(after) - totalOf(before);
  return {
    ...cart,
    totalQuantity: after.reduce((sum, { quantity }) => sum + quantity, 0),
    cost: {
      ...cart.cost,
      subtotalAmount: addMinorUnits(cart.cost.subtotalAmount, changeInMinorUnits),
      totalAmount: addMinorUnits(cart.cost.totalAmount, changeInMinorUnits),
    },
    lines: { ...cart.lines, edges: after.map((node) => ({ node })) },
  };
}

function applyChange<Line extends PricedLine>(
  lines: readonly Line[],
  change: PendingChange<Line>,
): readonly Line[] {
  switch (change.kind) {
    case 'add':
      return change.lines.reduce<readonly Line[]>(addLine, lines);
    case 'replace':
      return change.lines.reduce<readonly Line[]>(replaceLine, lines);
    case 'remove':
      return lines.filter(({ id }) => !change.lineIds.includes(id));
  }
}

// Merges as the platform does: equal lines become one, a new line comes first.
function addLine<Line extends PricedLine>(lines: readonly Line[], added: Line): readonly Line[] {
  const at = lines.findIndex((line) => isSameLine(line, added));
  const present = lines[at];
  if (present === undefined) return [withQuantity(added, added.quantity), ...lines];
  return lines.with(at, withQuantity(present, present.quantity + added.quantity));
}

/** Quantity of a line after a change. A step takes no line away: then the line is what its stepper would have shown. */
export function quantityAfter(present: number, { quantity, seen }: Omit<QuantityChange, 'id'>) {
  const after = seen === undefined ? quantity : present + quantity - seen;
  return after < 1 ? quantity : after;
}

function replaceLine<Line extends PricedLine>(
  lines: readonly Line[],
  change: QuantityChange,
): readonly Line[] {
  return lines.flatMap((line) => {
    if (line.id !== change.id) return [line];
    const quantity = quantityAfter(line.quantity, change);
    return quantity < 1 ? [] : [withQuantity(line, quantity)];
  });
}

function isSameLine(left: CartLine, right: CartLine): boolean {
  return (
    left.merchandise !== null &&
    left.merchandise.id === right.merchandise?.id &&
    left.sellingPlanId === right.sellingPlanId &&
    left.attributes.length === right.attributes.length &&
    left.attributes.every(({ key, value }) =>
      right.attributes.some((other) => other.key === key && other.value === value),
    )
  );
}

function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { cost }) => sum + minorUnitsOf(cost.totalAmount), 0);
}

function addMinorUnits(money: WireMoney, byMinorUnits: number): WireMoney {
  return withMinorUnits(money, Math.max(0, minorUnitsOf(money) + byMinorUnits));
}
