import type { CartLine } from '../cart.ts';
import { attributesSignature } from '../cart-details.ts';
import { MAX_LINE_QUANTITY } from './check-line.ts';

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
