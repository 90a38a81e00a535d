import type { CartLine, LineRequest } from '../cart.ts';
import { collapseAttributes } from '../cart-details.ts';
import type { MerchandiseById } from '../merchandise.ts';
import {
  type CartUserError,
  type CartWarning,
  limitExceeded,
  quantityOutOfRange,
  stockWarning,
} from '../user-errors.ts';
import {
  checkLine,
  fitToStock,
  type LinesOutcome,
  lineSignature,
  MAX_LINE_QUANTITY,
  MAX_LINES,
} from './check-line.ts';

/** Merges equal lines and puts new ones first; no line holds more than the stock. */
export function addLines({
  lines,
  additions,
  merchandiseById,
  newLineId,
  path,
}: {
  readonly lines: readonly CartLine[];
  readonly additions: readonly LineRequest[];
  readonly merchandiseById: MerchandiseById;
  readonly newLineId: () => string;
  readonly path: readonly string[];
}): LinesOutcome {
  const problems: CartUserError[] = additions.flatMap((addition, index) =>
    checkLine(addition, { path: [...path, String(index)], merchandiseById }),
  );
  if (problems.length > 0) return { kind: 'refused', problems };

  let next = lines;
  const idBySignature = new Map(lines.map((line) => [lineSignature(line), line.id]));
  const warnings = new Map<string, CartWarning>();
  for (const [index, addition] of additions.entries()) {
    const merchandise = merchandiseById.get(addition.merchandiseId);
    if (!merchandise) continue; // refused above
    if (addition.quantity === 0) {
      // Nothing to add; a line of it that the stock left empty is told again.
      const empty = next.find((line) => line.merchandiseId === merchandise.id && !line.quantity);
      if (empty) warnings.set(empty.id, stockWarning(empty, merchandise));
      continue;
    }
    const attributes = collapseAttributes(addition.attributes);
    const signature = lineSignature({ ...addition, attributes });
    const knownId = idBySignature.get(signature);
    const existing = next.find(({ id }) => id === knownId);
    const requested = (existing?.quantity ?? 0) + addition.quantity;
    if (requested > MAX_LINE_QUANTITY) {
      problems.push(quantityOutOfRange([...path, String(index), 'quantity'], merchandise.id));
      continue;
    }
    const id = existing?.id ?? newLineId();
    const quantity = fitToStock({ requested, lineId: id, lines: next, merchandise });
    const line: CartLine = { ...addition, attributes, ...existing, id, quantity };
    next = existing ? next.map((other) => (other === existing ? line : other)) : [line, ...next];
    idBySignature.set(signature, id);
    if (quantity < requested) warnings.set(id, stockWarning(line, merchandise));
  }
  if (next.length > MAX_LINES) problems.push(limitExceeded(path, 'lines', MAX_LINES));
  if (problems.length > 0) return { kind: 'refused', problems };
  return { kind: 'changed', lines: next, warnings: [...warnings.values()] };
}
