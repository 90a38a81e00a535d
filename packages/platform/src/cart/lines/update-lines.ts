import { collapseAttributes } from '../attributes.ts';
import type { CartAttribute, CartLine } from '../cart.ts';
import type { MerchandiseById } from '../merchandise.ts';
import { type CartProblem, lineMissing } from '../problems.ts';
import { type CartWarning, stockWarning } from '../warnings.ts';
import { checkLine } from './check-line.ts';
import { fitToStock } from './fit-to-stock.ts';
import { mergeEqualLines } from './merge-equal-lines.ts';
import type { LinesOutcome } from './outcome.ts';

/** What is left out stays as it is; a plan of null takes the plan off. */
export interface LineChange {
  readonly lineId: string;
  readonly merchandiseId?: string;
  readonly quantity?: number;
  readonly attributes?: readonly CartAttribute[];
  readonly sellingPlanId?: string | null;
}

export function updateLines({
  lines,
  changes,
  merchandiseById,
}: {
  readonly lines: readonly CartLine[];
  readonly changes: readonly LineChange[];
  readonly merchandiseById: MerchandiseById;
}): LinesOutcome {
  const problems: CartProblem[] = [];
  const warnings = new Map<string, CartWarning>();
  let next = lines;
  for (const [index, change] of changes.entries()) {
    const path = ['lines', String(index)];
    const current = next.find((line) => line.id === change.lineId);
    if (!current) {
      problems.push(lineMissing([...path, 'id'], change.lineId));
      continue;
    }
    const wish = applyChange(current, change);
    const found = checkLine(wish, { path, merchandiseById, minimumQuantity: 0 });
    problems.push(...found);
    const merchandise = merchandiseById.get(wish.merchandiseId);
    if (found.length > 0 || !merchandise) continue;
    warnings.delete(wish.id);
    if (change.quantity === 0) {
      next = next.filter((line) => line.id !== wish.id);
      continue;
    }
    const wanted = wish.quantity;
    const quantity = fitToStock({ wanted, lineId: wish.id, lines: next, merchandise });
    const line = { ...wish, quantity };
    next = next.map((other) => (other.id === line.id ? line : other));
    if (quantity < wanted) warnings.set(line.id, stockWarning(line, merchandise));
  }
  if (problems.length > 0) return { kind: 'refused', problems };
  const merged = mergeEqualLines(next);
  const kept = new Set(merged.map(({ id }) => id));
  return {
    kind: 'changed',
    lines: merged,
    warnings: [...warnings.values()].filter(({ lineId }) => kept.has(lineId)),
  };
}

function applyChange(line: CartLine, change: LineChange): CartLine {
  return {
    id: line.id,
    merchandiseId: change.merchandiseId ?? line.merchandiseId,
    quantity: change.quantity ?? line.quantity,
    attributes: change.attributes ? collapseAttributes(change.attributes) : line.attributes,
    sellingPlanId: change.sellingPlanId === undefined ? line.sellingPlanId : change.sellingPlanId,
  };
}
