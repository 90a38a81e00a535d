import { isListed, type ProductSummary } from '@lokke/domain/catalogue';
import {
  bundleParts,
  CARDS_PER_PAGE,
  conditionsOf,
  type FilterGroup,
  initialListingState,
  type ListingEntry,
  type SerializedListing,
  SMALL_LIST,
  serializeListing,
  visibleEntries,
} from '@lokke/domain/listing';
import type { Market } from '@lokke/domain/markets';
import { type ListedCard, listedCard } from './listed-card.ts';
import { DEFAULT_SORT, knownValuesOf, parseListingAddress } from './listing-url.ts';
import { numericIdOf } from './shopify-ids.ts';

/** A list with what its filters and orders need of all its products. */
export interface ShortListing {
  readonly kind: 'short';
  readonly serialized: SerializedListing;
  /** Cards of the first screens; others are fetched on demand. */
  readonly cards: readonly ListedCard[];
  readonly isFiltered: boolean;
  /** Filter groups, where the content names them. */
  readonly groups?: readonly FilterGroup[];
}

interface Prepared {
  readonly entries: readonly (ListingEntry & {
    readonly id: string;
    readonly product: ProductSummary;
  })[];
  readonly serialized: SerializedListing;
}

// Serialized once per cached list.
const prepared = new WeakMap<readonly ProductSummary[], Prepared>();

interface ShortListingSource {
  readonly products: readonly ProductSummary[];
  /** Products of bundles, of this list or not. */
  readonly parts: readonly ProductSummary[];
  readonly url: string;
  readonly market: Market;
  readonly groups: readonly FilterGroup[];
}

/** Filters and sorts a list by its URL, as the browser will. */
export function shortListing({
  products,
  parts,
  url,
  market,
  groups,
}: ShortListingSource): ShortListing {
  const { entries, serialized } = prepare(products, parts, market);
  const { search } = new URL(url);
  const address = parseListingAddress(search, knownValuesOf(serialized.specs, groups));
  const { filters, sortOption, pageCount } = address;
  const query = { filters, sortOption: sortOption ?? DEFAULT_SORT };
  const visible = visibleEntries(entries, initialListingState(query, conditionsOf(groups)), market);
  const first = visible.slice(0, pageCount * CARDS_PER_PAGE);
  const shown = new Set(first);
  const rest = entries.length <= SMALL_LIST ? entries.filter((entry) => !shown.has(entry)) : [];
  const cards = [...first, ...rest].map(({ product }) => listedCard(product));
  return { kind: 'short', serialized, cards, isFiltered: filters.length > 0 };
}

function prepare(
  products: readonly ProductSummary[],
  parts: readonly ProductSummary[],
  market: Market,
): Prepared {
  const cached = prepared.get(products);
  if (cached !== undefined) return cached;
  const byId = new Map(parts.map((product) => [product.id, product]));
  const entries = products.filter(isListed).map((product) => {
    const own = (product.bundledProducts ?? []).flatMap((id) => byId.get(id) ?? []);
    const entry = { ...product, id: numericIdOf(product.id), product };
    return own.length === 0 ? entry : { ...entry, products: bundleParts(product, own) };
  });
  const serialized = serializeListing(entries, market);
  const fresh = { entries, serialized };
  prepared.set(products, fresh);
  return fresh;
}
