import type { CheckoutLine } from '@lokke/contract/checkout';
import { formatAmount, multiplyMoney, parseMoney } from '@lokke/domain/money';
import type { CartAddition } from './cart-store.ts';

/** A line as shown until it has an id. */
export function provisionalLine({ lineItem: item, merchandise }: CartAddition): CheckoutLine {
  const { currencyCode } = merchandise.priceV2;
  const total = multiplyMoney(parseMoney(merchandise.priceV2), item.quantity);
  const totalAmount = { amount: formatAmount(total), currencyCode };
  const sellingPlanId = item.sellingPlanId ?? null;
  return {
    id: PROVISIONAL + identityOf(item.variantId, sellingPlanId, item.attributes ?? []),
    quantity: item.quantity,
    sellingPlanId,
    sellingPlanName: null,
    attributes: item.attributes ?? [],
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

/** The platform's id of a formerly provisional line; null if absent. */
export function lineIdIn(lines: readonly CheckoutLine[], lineId: string): string | null {
  if (!isProvisional(lineId)) return lineId;
  const line = lines.find(
    ({ merchandise, sellingPlanId, attributes }) =>
      merchandise !== null &&
      identityOf(merchandise.id, sellingPlanId, attributes) === lineId.slice(PROVISIONAL.length),
  );
  return line?.id ?? null;
}

/** Lines merge by variant, plan and attributes. */
function identityOf(
  variantId: string,
  sellingPlanId: string | null,
  attributes: CheckoutLine['attributes'],
): string {
  const marks = attributes.map(({ key, value }) => `${key}=${value ?? ''}`).sort();
  return [variantId, sellingPlanId ?? '', ...marks].join('|');
}

const PROVISIONAL = 'provisional:';

export function isProvisional(lineId: string): boolean {
  return lineId.startsWith(PROVISIONAL);
}
