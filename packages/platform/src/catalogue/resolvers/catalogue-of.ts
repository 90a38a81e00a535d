import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { readCatalogue } from '../read/read-catalogue.ts';
import type { ShopCatalogue } from '../read/shop-catalogue.ts';

/** What the fields of a request look at: the catalogue of its shop. */
export function catalogueOf(context: GraphqlContext): ShopCatalogue {
  return readCatalogue(context.store, context.shop.key);
}
