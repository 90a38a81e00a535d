import type { CartLine, LineRequest } from '../cart.ts';
import { collapseAttributes } from '../cart-details.ts';
import type { Merchandise, MerchandiseById } from '../merchandise.ts';
import { type CartUserError, type CartWarning, lineMissing, stockWarning } from '../user-errors.ts';
import { checkLine, fitToStock, type LinesOutcome, mergeEqualLines } from './check-line.ts';

/** Omitted fields stay; a selling plan of null removes the plan. */
export type LineChange = Partial<LineRequest> & { readonly lineId: string };

export function updateLines({
  lines,
  changes,
  merchandiseById,
}: {
  readonly lines: readonly CartLine[];
  readonly changes: readonly LineChange[];
  readonly merchandiseById: MerchandiseById;
}): LinesOutcome {
  const problems: CartUserError[] = [];
  const warnings = new Map<string, CartWarning>();
  let next = lines;
  for (const [index, change] of changes.entries()) {
    const path = ['lines', String(index)];
    const current = next.find((line) => line.id === change.lineId);
    if (!current) {
      problems.push(lineMissing([...path, 'id'], change.lineId));
      continue;
    }
    const requestedLine = applyChange(current, change);
    const found = checkLine(requestedLine, { path, merchandiseById });
    problems.push(...found);
    const merchandise = merchandiseById.get(requestedLine.merchandiseId);
    if (found.length > 0 || !merchandise) continue;
    warnings.delete(requestedLine.id);
    if (change.quantity === 0) {
      next = next.filter((line) => line.id !== requestedLine.id);
      continue;
    }
    const requested = requestedLine.quantity;
    // A quantity that is set comes before what other lines hold of the variant.
    const lines = change.quantity === undefined ? next : [];
    const quantity = fitToStock({ requested, lineId: requestedLine.id, lines, merchandise });
    const line = { ...requestedLine, quantity };
    next = next.map((other) => (other.id === line.id ? line : other));
    if (quantity < requested) warnings.set(line.id, stockWarning(line, merchandise));
    const left = leaveToOthers(next, line, merchandise);
    for (const [place, other] of left.entries()) {
      if (other !== next[place]) warnings.set(other.id, stockWarning(other, merchandise));
    }
    next = left;
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
    ...line,
    merchandiseId: change.merchandiseId ?? line.merchandiseId,
    quantity: change.quantity ?? line.quantity,
    attributes: change.attributes ? collapseAttributes(change.attributes) : line.attributes,
    sellingPlanId: change.sellingPlanId === undefined ? line.sellingPlanId : change.sellingPlanId,
  };
}

export function removeLines({
  lines,
  lineIds,
}: {
  readonly lines: readonly CartLine[];
  readonly lineIds: readonly string[];
}): LinesOutcome {
  const present = new Set(lines.map(({ id }) => id));
  const problems = lineIds.flatMap((lineId, index) =>
    present.has(lineId) ? [] : [lineMissing(['lineIds', String(index)], lineId)],
  );
  if (problems.length > 0) return { kind: 'refused', problems };
  const gone = new Set(lineIds);
  return {
    kind: 'changed',
    lines: lines.filter(({ id }) => !gone.has(id)),
    warnings: [],
  };
}

/** The lines, where others of the same variant hold no more than the stock that this one leaves; the first ones keep theirs. */
function leaveToOthers(
  lines: readonly CartLine[],
  { id, quantity }: Pick<CartLine, 'id' | 'quantity'>,
  merchandise: Pick<Merchandise, 'id' | 'sellableQuantity'>,
): readonly CartLine[] {
  if (merchandise.sellableQuantity === null) return lines;
  let left = Math.max(0, merchandise.sellableQuantity - quantity);
  return lines.map((line) => {
    if (line.id === id || line.merchandiseId !== merchandise.id) return line;
    const kept = Math.min(line.quantity, left);
    left -= kept;
    return kept === line.quantity ? line : { ...line, quantity: kept };
  });
}
