import { type GraphqlContext, wireMoney } from '../../../protocol/index.ts';
import { readCatalogue, toGraphqlAllocation, type Variant } from '../../catalogue/index.ts';
import type { DiscountAllocation } from '../../discounts/index.ts';
import type { PricedCart, PricedLine } from '../pricing/price-cart.ts';

const TYPE_OF_SOURCE = {
  automatic: 'CartAutomaticDiscountAllocation',
  code: 'CartCodeDiscountAllocation',
} as const;

/** Returns a `CartDiscountAllocation` of the kind that its source calls for. */
export function toGraphqlDiscount(
  allocation: DiscountAllocation,
  currencyCode: string,
  applications: GraphqlApplications,
): object {
  const { source, application, amountInMinorUnits } = allocation;
  return {
    __typename: TYPE_OF_SOURCE[source.kind],
    discountedAmount: wireMoney(amountInMinorUnits, currencyCode),
    targetType: application.targetType,
    discountApplication: toGraphqlApplication(application, currencyCode),
    sourceDiscountApplication: applications.get(nameOfSource(allocation)),
    ...(source.kind === 'code' ? { code: source.code } : { title: source.title }),
  };
}

function toGraphqlApplication(
  { allocationMethod, targetSelection, targetType, value }: DiscountAllocation['application'],
  currencyCode: string,
) {
  const graphqlValue =
    value.kind === 'percentage'
      ? { __typename: 'PricingPercentageValue' as const, percentage: value.percentage }
      : { __typename: 'MoneyV2' as const, ...wireMoney(value.amountInMinorUnits, currencyCode) };
  return { allocationMethod, targetSelection, targetType, value: graphqlValue };
}

/** Applications by their sources, in the order of the cart. */
export type GraphqlApplications = ReadonlyMap<string, object>;

const APPLICATION_OF_SOURCE = {
  automatic: 'CartAutomaticDiscountApplication',
  code: 'CartCodeDiscountApplication',
} as const;

function nameOfSource({ source }: DiscountAllocation): string {
  return source.kind === 'code' ? `code ${source.code}` : `automatic ${source.title}`;
}

/** Names each discount of a cart once, with all that it takes off. */
export function toGraphqlApplications(
  { allocations, lines }: Pick<PricedCart, 'allocations' | 'lines'>,
  currencyCode: string,
): GraphqlApplications {
  const totals = new Map<string, number>();
  const all = [...allocations, ...lines.flatMap((line) => line.allocations)];
  for (const each of all) {
    const name = nameOfSource(each);
    totals.set(name, (totals.get(name) ?? 0) + each.amountInMinorUnits);
  }
  return new Map(
    all.map((each) => {
      const { source, application } = each;
      const name = nameOfSource(each);
      return [
        name,
        {
          __typename: APPLICATION_OF_SOURCE[source.kind],
          ...toGraphqlApplication(application, currencyCode),
          totalAllocatedAmount: wireMoney(totals.get(name) ?? 0, currencyCode),
          ...(source.kind === 'code' ? { code: source.code } : { title: source.title }),
        },
      ];
    }),
  );
}

/** Returns the catalogue's own variant, so that every field of it is served here as there. */
export function toGraphqlMerchandise(
  { store, shop }: GraphqlContext,
  { merchandise }: PricedLine,
): Variant {
  const variant = readCatalogue(store, shop.key).variantById.get(merchandise.id);
  if (!variant) throw new Error(`${merchandise.id} left the catalogue while it was being answered`);
  return variant;
}

export function toGraphqlSellingPlanAllocation(
  context: GraphqlContext,
  priced: PricedLine,
): ReturnType<typeof toGraphqlAllocation> | null {
  const { sellingPlanId } = priced.line;
  const { sellingPlanById } = readCatalogue(context.store, context.shop.key);
  const plan = sellingPlanId === null ? undefined : sellingPlanById.get(sellingPlanId);
  return plan ? toGraphqlAllocation(context, toGraphqlMerchandise(context, priced), plan) : null;
}
