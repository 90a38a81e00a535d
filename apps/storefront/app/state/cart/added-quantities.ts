import type { CheckoutLine } from '@lokke/contract/checkout';
import type { Quantities, QueuedChange } from './cart-store.ts';
import { provisionalIdOf, provisionalLine } from './provisional-line.ts';

/** Counts what additions bring a cart to; undefined for changes that may be made twice. */
export function quantitiesAfter(
  lines: readonly CheckoutLine[],
  changes: readonly QueuedChange[],
): Quantities | undefined {
  const added = changes.flatMap(({ change }) =>
    change.kind === 'add' ? change.additions.map(provisionalLine) : [],
  );
  if (added.length === 0) return undefined;
  const after = quantitiesOf([...lines, ...added]);
  return Object.fromEntries(added.map(({ id }) => [id, after.get(id) ?? 0]));
}

/** Tells that the cart holds all of it. */
export function isHeldBy(lines: readonly CheckoutLine[], wanted: Quantities): boolean {
  const held = quantitiesOf(lines);
  return Object.entries(wanted).every(([id, quantity]) => (held.get(id) ?? 0) >= quantity);
}

function quantitiesOf(lines: readonly CheckoutLine[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    const id = provisionalIdOf(line);
    quantities.set(id, (quantities.get(id) ?? 0) + line.quantity);
  }
  return quantities;
}
