import {
  accessDenied,
  type GraphqlContext,
  parseGid,
  requestError,
} from '../../../protocol/index.ts';
import { readCatalogue } from '../read/read-catalogue.ts';
import type { ShopCatalogue } from '../read/shop-catalogue.ts';

/** Rejects requests without a token; for product tags, metafields and menus. */
export function requireToken(
  { request }: GraphqlContext,
  { field, scope }: { readonly field: string; readonly scope: string },
): void {
  if (request.hasToken) return;
  throw accessDenied(field, scope);
}

/** Rejects an id that is not a global id; an unknown one is just not found. */
export function checkGid(id: string): string {
  if (parseGid(id) !== null) return id;
  throw requestError('argumentLiteralsIncompatible', `Invalid global id '${id}'`, {
    typeName: 'CoercionError',
  });
}

/** Request whose catalogue is read, or work that nobody waits for. */
export type CatalogueContext = Pick<GraphqlContext, 'language' | 'shop' | 'store'>;

const catalogueOfRequest = new WeakMap<CatalogueContext, ShopCatalogue>();

/** Returns the catalogue of the request's shop: the same for all its fields. */
export function catalogueOf(context: CatalogueContext): ShopCatalogue {
  const known = catalogueOfRequest.get(context);
  if (known !== undefined) return known;
  const catalogue = readCatalogue(context.store, context.shop.key);
  catalogueOfRequest.set(context, catalogue);
  return catalogue;
}
