import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import { formatAmount, multiplyMoney, parseMoney } from '@lokke/domain/money';
import type { CartAddition } from './cart-store.ts';

/** A line as shown until it has an id. */
export function provisionalLine({ lineItem: item, merchandise }: CartAddition): CheckoutLine {
  const { currencyCode } = merchandise.priceV2;
  const total = multiplyMoney(parseMoney(merchandise.priceV2), item.quantity);
  const totalAmount = { amount: formatAmount(total), currencyCode };
  const { sellingPlanId = null, attributes = [] } = item;
  return {
    id: provisionalIdOf({ id: '', sellingPlanId, attributes, merchandise }),
    quantity: item.quantity,
    sellingPlanId,
    sellingPlanName: null,
    attributes,
    cost: {
      amountPerQuantity: merchandise.priceV2,
      compareAtAmountPerQuantity: merchandise.compareAtPriceV2,
      subtotalAmount: totalAmount,
      totalAmount,
    },
    discountAllocations: [],
    merchandise,
  };
}

/** Names a line by what it sells, as its id differs in another cart. */
export type PortableId = (lineId: string) => string;

/** The id, in this cart, of a line that was provisional or in an earlier cart; null if absent. */
export function lineIdIn(
  lines: readonly CheckoutLine[],
  lineId: string,
  portableId: PortableId,
): string | null {
  if (lines.some(({ id }) => id === lineId)) return lineId;
  const wanted = portableId(lineId);
  return lines.find((line) => provisionalIdOf(line) === wanted)?.id ?? null;
}

export function linesOf(checkout: Checkout | null): readonly CheckoutLine[] {
  return checkout?.lines.edges.map(({ node }) => node) ?? [];
}

const PROVISIONAL = 'provisional:';

type Identity = Pick<CheckoutLine, 'id' | 'sellingPlanId' | 'attributes' | 'merchandise'>;

/** The id of a line before the platform gave it one; lines merge by variant, plan and attributes. */
export function provisionalIdOf({ id, merchandise, sellingPlanId, attributes }: Identity): string {
  if (merchandise === null) return id;
  const marks = attributes.map(({ key, value }) => `${key}=${value ?? ''}`).sort();
  return PROVISIONAL + [merchandise.id, sellingPlanId ?? '', ...marks].join('|');
}

export function isProvisional(lineId: string): boolean {
  return lineId.startsWith(PROVISIONAL);
}
