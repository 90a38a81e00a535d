import { readCatalogue } from '../catalogue/index.ts';
import { type GraphqlContext, wireMoney } from '../graphql/index.ts';
import { discountApplicationSource } from './discount-source.ts';
import type { OrderLine } from './order.ts';

/** The variant is today's, and null once the shop no longer shows it; all else is as it was ordered. */
export function lineSource(
  line: OrderLine,
  currencyCode: string,
  { store, shop }: Pick<GraphqlContext, 'store' | 'shop'>,
) {
  return {
    id: line.id,
    title: line.productTitle,
    quantity: line.quantity,
    currentQuantity: line.quantity,
    customAttributes: line.attributes,
    originalTotalPrice: wireMoney(line.subtotalInMinorUnits, currencyCode),
    discountedTotalPrice: wireMoney(line.totalInMinorUnits, currencyCode),
    discountAllocations: line.discounts.map((discount) => ({
      allocatedAmount: wireMoney(discount.amountInMinorUnits, currencyCode),
      discountApplication: discountApplicationSource(discount, currencyCode),
    })),
    variant: readCatalogue(store, shop.key).variantById.get(line.variantId) ?? null,
  };
}
