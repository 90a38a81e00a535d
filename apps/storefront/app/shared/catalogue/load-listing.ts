import type { Catalogue, CollectionPage, Loaded } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { FILTER_GROUPS, type FilterGroup, WHOLE_SHOP } from '@lokke/domain/listing';
import type { Market } from '@lokke/domain/markets';
import { type LongListing, loadLongListing } from './long-listing.ts';
import { type ShortListing, shortListing } from './short-listing.ts';

export type ListingData = ShortListing | LongListing;

interface ListingSource {
  readonly catalogue: Pick<Catalogue, 'isLong' | 'list' | 'products' | 'productsByIds'>;
  readonly url: string;
  readonly market: Market;
  readonly filters: Loaded<readonly FilterGroup[]>;
}

/** Lists everything that the shop has. */
export async function loadWholeShop(source: ListingSource): Promise<Loaded<ListingData>> {
  const { catalogue } = source;
  const isLong = await catalogue.isLong(WHOLE_SHOP);
  if (isLong.kind === 'found' && isLong.value) return longListing(source, WHOLE_SHOP);
  const products = await catalogue.products();
  if (products.kind !== 'found') return products;
  return { kind: 'found', value: listingOf(source, products.value, products.value) };
}

/** Lists a collection by its URL: what fits into the page with all its products, what does not by the platform. */
export async function loadListing(
  source: ListingSource,
  { handle, products, isLong }: CollectionPage,
): Promise<Loaded<ListingData>> {
  if (isLong) return longListing(source, handle);
  const parts = await withBundled(products, source.catalogue);
  return { kind: 'found', value: listingOf(source, products, parts) };
}

function listingOf(
  { url, market, filters }: ListingSource,
  products: readonly ProductSummary[],
  parts: readonly ProductSummary[],
): ListingData {
  const groups = filters.kind === 'found' ? filters.value : FILTER_GROUPS;
  return withGroups(shortListing({ products, parts, url, market, groups }), filters);
}

async function longListing(source: ListingSource, handle: string): Promise<Loaded<ListingData>> {
  const { catalogue, url, filters } = source;
  const loaded = await loadLongListing({ catalogue, handle, url });
  return loaded.kind === 'found'
    ? { kind: 'found', value: withGroups(loaded.value, filters) }
    : loaded;
}

/** The products of the list, and those that its bundles consist of. */
async function withBundled(
  products: readonly ProductSummary[],
  catalogue: Pick<Catalogue, 'productsByIds'>,
): Promise<readonly ProductSummary[]> {
  const own = new Set(products.map(({ id }) => id));
  const others = new Set(
    products.flatMap(({ bundledProducts = [] }) => bundledProducts.filter((id) => !own.has(id))),
  );
  if (others.size === 0) return products;
  const found = await catalogue.productsByIds([...others].sort());
  // A bundle without its products is matched by what it says itself.
  return found.kind === 'found' ? [...products, ...found.value] : products;
}

function withGroups(listing: ListingData, filters: Loaded<readonly FilterGroup[]>): ListingData {
  if (filters.kind !== 'found') return listing;
  return { ...listing, groups: filters.value.map(withoutMetafieldName) };
}

/** The browser has a metafield's values; its name is the merchant's business. */
function withoutMetafieldName(group: FilterGroup): FilterGroup {
  return group.source.kind === 'metafield'
    ? { ...group, source: { kind: 'metafield', namespace: '', key: '' } }
    : group;
}
