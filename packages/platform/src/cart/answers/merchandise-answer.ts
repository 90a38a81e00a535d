import { allocationOf, readCatalogue, type Variant } from '../../catalogue/index.ts';
import type { GraphqlContext } from '../../graphql/index.ts';
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

export function sellingPlanAllocationAnswer(
  context: GraphqlContext,
  priced: PricedLine,
): ReturnType<typeof allocationOf> | null {
  const { sellingPlanId } = priced.line;
  const { sellingPlanById } = readCatalogue(context.store, context.shop.key);
  const plan = sellingPlanId === null ? undefined : sellingPlanById.get(sellingPlanId);
  return plan ? allocationOf(context, merchandiseAnswer(context, priced), plan) : null;
}
