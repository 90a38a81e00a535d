import {
  type NodeFinders,
  type PageArguments,
  pageOf,
  type ResolverMap,
} from '../../../protocol/index.ts';

const NOTHING: readonly { readonly id: string }[] = [];

/** An empty list whose arguments are checked like any other's. */
function none(_source: unknown, args: PageArguments) {
  return pageOf(NOTHING, args);
}

/** Answers null or empty, as Shopify does for a shop that has none of it. */
export const absentResolvers: ResolverMap = {
  Product: {
    category: () => null,
  },
  ProductVariant: {
    components: none,
    groupedBy: none,
    quantityPriceBreaks: none,
    shopPayInstallmentsPricing: () => null,
  },
  Shop: {
    shopPayInstallmentsPricing: () => null,
  },
};

/** Ids of such things are as good as unknown. */
export const absentNodes: NodeFinders = {
  TaxonomyCategory: () => null,
};
