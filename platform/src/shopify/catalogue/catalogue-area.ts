import { type Area, mergeResolvers } from '../../protocol/index.ts';
import { absentNodes, absentResolvers } from './resolvers/absent-resolvers.ts';
import { catalogueNodes, catalogueQueries } from './resolvers/catalogue-queries.ts';
import { collectionResolvers } from './resolvers/collection-resolvers.ts';
import { imageResolvers } from './resolvers/image-resolvers.ts';
import { metafieldResolvers } from './resolvers/metafield-resolvers.ts';
import { metaobjectNodes, metaobjectResolvers } from './resolvers/metaobject-resolvers.ts';
import { productResolvers } from './resolvers/product-resolvers.ts';
import { sellingPlanResolvers } from './resolvers/selling-plan-resolvers.ts';
import { variantResolvers } from './resolvers/variant-resolvers.ts';

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
