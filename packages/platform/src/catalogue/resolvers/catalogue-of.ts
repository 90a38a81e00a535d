import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { readCatalogue } from '../read/read-catalogue.ts';
import type { ShopCatalogue } from '../read/shop-catalogue.ts';

const catalogueOfRequest = new WeakMap<GraphqlContext, ShopCatalogue>();

/** The catalogue of the request's shop: one and the same for all its fields. */
export function catalogueOf(context: GraphqlContext): ShopCatalogue {
  const known = catalogueOfRequest.get(context);
  if (known !== undefined) return known;
  const catalogue = readCatalogue(context.store, context.shop.key);
  catalogueOfRequest.set(context, catalogue);
  return catalogue;
}
