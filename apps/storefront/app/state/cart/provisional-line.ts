import type { CheckoutLine, CheckoutMerchandise, LineItem } from '@lokke/contract/checkout';
import { formatAmount, multiplyMoney, parseMoney } from '@lokke/domain/money';

const PROVISIONAL = 'provisional:';

/** A line as it shows until the platform has given it an id. */
export function provisionalLine(item: LineItem, merchandise: CheckoutMerchandise): CheckoutLine {
  const { currencyCode } = merchandise.priceV2;
  const total = multiplyMoney(parseMoney(merchandise.priceV2), item.quantity);
  const totalAmount = { amount: formatAmount(total), currencyCode };
  const sellingPlanId = item.sellingPlanId ?? null;
  return {
    id: `${PROVISIONAL}${item.variantId}|${sellingPlanId ?? ''}`,
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

/** The platform's id of a line that may have been asked for while it was provisional; null: not there. */
export function lineIdIn(lines: readonly CheckoutLine[], lineId: string): string | null {
  if (!lineId.startsWith(PROVISIONAL)) return lineId;
  const [variantId, sellingPlanId = ''] = lineId.slice(PROVISIONAL.length).split('|');
  const line = lines.find(
    ({ merchandise, sellingPlanId: plan }) =>
      merchandise?.id === variantId && (plan ?? '') === sellingPlanId,
  );
  return line?.id ?? null;
}

export function isProvisional(lineId: string): boolean {
  return lineId.startsWith(PROVISIONAL);
}
