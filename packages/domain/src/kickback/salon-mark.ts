import { type Attribute, attributeOf } from '../attributes.ts';

/** The attribute of a cart, and of its order, that holds the number of the buyer's salon. */
export const SALON_MARK = '_salonNo';

/** The number of the salon that a cart or an order is for; null without one. */
export function salonNoOf(attributes: readonly Attribute[]): string | null {
  return attributeOf(attributes, SALON_MARK);
}
