import type { Area } from '../area.ts';
import { mergeResolvers } from '../graphql/resolver-map.ts';
import { catalogueNodes } from './resolvers/catalogue-nodes.ts';
import { catalogueQueries } from './resolvers/catalogue-queries.ts';
import { collectionResolvers } from './resolvers/collection-resolvers.ts';
import { imageResolvers } from './resolvers/image-resolvers.ts';
import { metafieldResolvers } from './resolvers/metafield-resolvers.ts';
import { productResolvers } from './resolvers/product-resolvers.ts';
import { sellingPlanResolvers } from './resolvers/selling-plan-resolvers.ts';
import { variantResolvers } from './resolvers/variant-resolvers.ts';
import { CATALOGUE_TABLES } from './stored/tables.ts';

export const catalogueArea: Area = {
  tables: CATALOGUE_TABLES,
  nodes: catalogueNodes,
  resolvers: mergeResolvers([
    catalogueQueries,
    collectionResolvers,
    imageResolvers,
    metafieldResolvers,
    productResolvers,
    sellingPlanResolvers,
    variantResolvers,
  ]),
};
