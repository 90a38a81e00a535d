import type { Loaded } from '@lokke/contract/ports';
import { isListed, type ProductSummary } from '@lokke/domain/catalogue';
import {
  bundleParts,
  CARDS_PER_PAGE,
  conditionsOf,
  FILTER_GROUPS,
  type FilterGroup,
  initialListingState,
  type ListingEntry,
  type SerializedListing,
  SMALL_LIST,
  serializeListing,
  visibleEntries,
} from '@lokke/domain/listing';
import type { Market } from '@lokke/domain/markets';
import { type Card, toCard } from '../product-card/card.ts';
import { DEFAULT_SORT, knownValuesOf, parseListingAddress } from './listing-url.ts';
import { numericIdOf } from './shopify-ids.ts';

export interface ListedCard {
  readonly id: string;
  readonly card: Card;
}

export interface ListingData {
  readonly serialized: SerializedListing;
  /** Cards of the first screens; others are fetched on demand. */
  readonly cards: readonly ListedCard[];
  readonly isFiltered: boolean;
  /** What the list is filtered by, where the content says so. */
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

const listedCards = new WeakMap<ProductSummary, ListedCard>();

interface ListingSource {
  readonly products: readonly ProductSummary[];
  /** Products to resolve bundles with. */
  readonly catalogue: readonly ProductSummary[];
  readonly url: string;
  readonly market: Market;
  readonly filters: Loaded<readonly FilterGroup[]>;
}

/** Filters and sorts a list by its URL, as the browser will. */
export function loadListing({
  products,
  catalogue,
  url,
  market,
  filters: named,
}: ListingSource): ListingData {
  const groups = named.kind === 'found' ? named.value : FILTER_GROUPS;
  const { entries, serialized } = prepare(products, catalogue, market);
  const { search } = new URL(url);
  const address = parseListingAddress(search, knownValuesOf(serialized.specs, groups));
  const { filters, sortOption, pageCount } = address;
  const query = { filters, sortOption: sortOption ?? DEFAULT_SORT };
  const visible = visibleEntries(entries, initialListingState(query, conditionsOf(groups)), market);
  const first = visible.slice(0, pageCount * CARDS_PER_PAGE);
  const shown = new Set(first);
  const rest = entries.length <= SMALL_LIST ? entries.filter((entry) => !shown.has(entry)) : [];
  const cards = [...first, ...rest].map(listedCard);
  return {
    serialized,
    cards,
    isFiltered: filters.length > 0,
    ...(named.kind === 'found' && { groups: groups.map(withoutMetafieldName) }),
  };
}

/** The browser has a metafield's values; its name is the merchant's business. */
function withoutMetafieldName(group: FilterGroup): FilterGroup {
  return group.source.kind === 'metafield'
    ? { ...group, source: { kind: 'metafield', namespace: '', key: '' } }
    : group;
}

function listedCard({ id, product }: Prepared['entries'][number]): ListedCard {
  const listed = listedCards.get(product) ?? { id, card: toCard(product) };
  listedCards.set(product, listed);
  return listed;
}

function prepare(
  products: readonly ProductSummary[],
  catalogue: readonly ProductSummary[],
  market: Market,
): Prepared {
  const cached = prepared.get(products);
  if (cached !== undefined) return cached;
  const byId = new Map(catalogue.map((product) => [product.id, product]));
  const entries = products.filter(isListed).map((product) => {
    const parts = (product.bundledProducts ?? []).flatMap((id) => byId.get(id) ?? []);
    const entry = { ...product, id: numericIdOf(product.id), product };
    return parts.length === 0 ? entry : { ...entry, products: bundleParts(product, parts) };
  });
  const serialized = serializeListing(entries, market);
  const fresh = { entries, serialized };
  prepared.set(products, fresh);
  return fresh;
}
