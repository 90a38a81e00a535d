import type { ProductSummary } from '@lokke/domain/catalogue';
import type { FilterGroup } from '@lokke/domain/listing';
import type { ProductSummaryPartsFragment } from '@lokke/shopify-storefront';
import type { ShopContext } from '../shop-connection/index.ts';
import { mapReadable } from './loaded.ts';
import { mapSummary } from './map-product.ts';

/** Maps the products of a cached list, interned per market. */
export function mapListed(
  source: ShopContext,
  products: readonly ProductSummaryPartsFragment[],
  groups: readonly FilterGroup[],
): readonly ProductSummary[] {
  const { shop, countryCode, languageCode } = source.market;
  const map = (product: ProductSummaryPartsFragment) => mapSummary(product, groups);
  return mapReadable(source, products, map).map((summary) =>
    source.intern([shop, countryCode, languageCode, summary.id].join(' '), summary),
  );
}
