import type { CartLine, LineRequest } from '../cart.ts';
import { attributesSignature, checkAttributes } from '../cart-details.ts';
import type { Merchandise, MerchandiseById } from '../merchandise.ts';
import { type CartUserError, type CartWarning, quantityOutOfRange } from '../user-errors.ts';

export const MAX_LINES = 500;
export const MAX_LINE_QUANTITY = 999_999;

/** Validates a requested line. */
export function checkLine(
  requestedLine: LineRequest,
  {
    path,
    merchandiseById,
  }: {
    readonly path: readonly string[];
    readonly merchandiseById: MerchandiseById;
  },
): readonly CartUserError[] {
  const merchandise = merchandiseById.get(requestedLine.merchandiseId);
  if (!merchandise) {
    const message = `The merchandise with id ${requestedLine.merchandiseId} does not exist.`;
    return [{ code: 'INVALID', field: [...path, 'merchandiseId'], message }];
  }
  const problems: CartUserError[] = [];
  if (requestedLine.quantity < 0 || requestedLine.quantity > MAX_LINE_QUANTITY) {
    problems.push(quantityOutOfRange([...path, 'quantity'], requestedLine.merchandiseId));
  }
  return [
    ...problems,
    ...checkPlan(requestedLine, merchandise, path),
    ...checkAttributes(requestedLine.attributes, [...path, 'attributes']),
  ];
}

function checkPlan(
  { sellingPlanId }: LineRequest,
  { sellingPlans }: Merchandise,
  path: readonly string[],
): readonly CartUserError[] {
  if (sellingPlanId === null || sellingPlans.some(({ id }) => id === sellingPlanId)) return [];
  const message = 'Cannot apply selling plan to variant';
  return [{ code: 'SELLING_PLAN_NOT_APPLICABLE', field: [...path, 'sellingPlanId'], message }];
}

/** Caps a line's quantity by the stock that other lines of the cart leave. */
export function fitToStock({
  requested,
  lineId,
  lines,
  merchandise,
}: {
  readonly requested: number;
  readonly lineId: string | null;
  readonly lines: readonly CartLine[];
  readonly merchandise: Merchandise;
}): number {
  if (merchandise.sellableQuantity === null) return requested;
  const heldElsewhere = lines
    .filter((line) => line.merchandiseId === merchandise.id && line.id !== lineId)
    .reduce((sum, line) => sum + line.quantity, 0);
  return Math.min(requested, Math.max(0, merchandise.sellableQuantity - heldElsewhere));
}

/** A rejected change leaves all lines as they were. */
export type LinesOutcome =
  | {
      readonly kind: 'changed';
      readonly lines: readonly CartLine[];
      readonly warnings: readonly CartWarning[];
    }
  | { readonly kind: 'refused'; readonly problems: readonly CartUserError[] };

/** Lines with the same variant, plan and attributes have the same signature. */
export function lineSignature({
  merchandiseId,
  sellingPlanId,
  attributes,
}: Pick<CartLine, 'merchandiseId' | 'sellingPlanId' | 'attributes'>): string {
  return `${merchandiseId} ${sellingPlanId ?? ''} ${attributesSignature(attributes)}`;
}

/** Merges lines that a change made equal; the first keeps its place and id. */
export function mergeEqualLines(lines: readonly CartLine[]): readonly CartLine[] {
  const bySignature = new Map<string, CartLine>();
  for (const line of lines) {
    const signature = lineSignature(line);
    const earlier = bySignature.get(signature);
    const quantity = Math.min(MAX_LINE_QUANTITY, (earlier?.quantity ?? 0) + line.quantity);
    bySignature.set(signature, { ...(earlier ?? line), quantity });
  }
  return [...bySignature.values()];
}
