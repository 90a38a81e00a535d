import { readCatalogue, type Variant } from '../../catalogue/index.ts';
import { type GraphqlContext, wireMoney } from '../../graphql/index.ts';
import type { PricedLine } from '../pricing/price-cart.ts';

/** The catalogue's own variant, so that every field of it is served here as there. */
export function merchandiseAnswer(
  { store, shop }: GraphqlContext,
  { merchandise }: PricedLine,
): Variant {
  const variant = readCatalogue(store, shop.key).variantById.get(merchandise.id);
  if (!variant) throw new Error(`${merchandise.id} left the catalogue while it was being answered`);
  return variant;
}

/** What the plan makes of one unit's price; all of it is charged at the checkout. */
export function sellingPlanAllocationAnswer(
  { store, shop }: GraphqlContext,
  { line, merchandise, unitPriceInMinorUnits }: PricedLine,
): object | null {
  if (line.sellingPlanId === null) return null;
  const sellingPlan = readCatalogue(store, shop.key).sellingPlanById.get(line.sellingPlanId);
  if (!sellingPlan) return null;
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, shop.currencyCode);
  const price = money(unitPriceInMinorUnits);
  const compareAtPrice = money(merchandise.priceInMinorUnits);
  return {
    sellingPlan,
    checkoutChargeAmount: price,
    remainingBalanceChargeAmount: money(0),
    priceAdjustments: [{ price, compareAtPrice, perDeliveryPrice: price, unitPrice: null }],
  };
}
