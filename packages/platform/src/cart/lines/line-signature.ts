import { attributesSignature } from '../attributes.ts';
import type { CartLine } from '../cart.ts';

/** Lines with one signature are one line: same variant, same plan, same attributes. */
export function lineSignature({
  merchandiseId,
  sellingPlanId,
  attributes,
}: Pick<CartLine, 'merchandiseId' | 'sellingPlanId' | 'attributes'>): string {
  return `${merchandiseId} ${sellingPlanId ?? ''} ${attributesSignature(attributes)}`;
}
