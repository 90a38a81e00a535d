import {
  type Area,
  mergeResolvers,
  type NodeFinders,
  type PageArguments,
  pageOf,
  type ResolverMap,
} from '../../protocol/index.ts';
import { catalogueNodes, catalogueQueries } from './resolvers/catalogue-queries.ts';
import { collectionResolvers } from './resolvers/collection-resolvers.ts';
import { imageResolvers } from './resolvers/image-resolvers.ts';
import { metafieldResolvers } from './resolvers/metafield-resolvers.ts';
import { metaobjectNodes, metaobjectResolvers } from './resolvers/metaobject-resolvers.ts';
import { productResolvers } from './resolvers/product-resolvers.ts';
import { sellingPlanResolvers } from './resolvers/selling-plan-resolvers.ts';
import { variantResolvers } from './resolvers/variant-resolvers.ts';

const NOTHING: readonly { readonly id: string }[] = [];

/** An empty list whose arguments are checked like any other's. */
function none(_source: unknown, args: PageArguments) {
  return pageOf(NOTHING, args);
}

/** Answers null or empty, as Shopify does for a shop that has none of it. */
const absentResolvers: ResolverMap = {
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
const absentNodes: NodeFinders = {
  TaxonomyCategory: () => null,
};

export const catalogueArea: Area = {
  nodes: { ...absentNodes, ...catalogueNodes, ...metaobjectNodes },
  resolvers: mergeResolvers([
    absentResolvers,
    catalogueQueries,
    collectionResolvers,
    imageResolvers,
    metafieldResolvers,
    metaobjectResolvers,
    productResolvers,
    sellingPlanResolvers,
    variantResolvers,
  ]),
};
