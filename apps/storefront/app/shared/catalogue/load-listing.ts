import type { ProductSummary } from '@lokke/domain/catalogue';
import { isListed } from '@lokke/domain/catalogue';
import {
  CARDS_PER_PAGE,
  CONDITIONS,
  initialListingState,
  type ListingEntry,
  type SerializedListing,
  SMALL_LIST,
  serializeListing,
  visibleEntries,
} from '@lokke/domain/listing';
import type { Market } from '@lokke/domain/markets';
import { type Card, toCard } from '../product-card/card.ts';
import { knownValuesOf } from './filter-values.ts';
import { DEFAULT_SORT, parseListingAddress } from './listing-url.ts';
import { numericIdOf } from './numeric-id.ts';

export interface ListedCard {
  readonly id: string;
  readonly card: Card;
}

export interface ListingData {
  readonly packed: SerializedListing;
  /** Of the first screens; the others are fetched when they are shown. */
  readonly cards: readonly ListedCard[];
  readonly isFiltered: boolean;
}

interface Prepared {
  readonly entries: readonly (ListingEntry & {
    readonly id: string;
    readonly product: ProductSummary;
  })[];
  readonly packed: SerializedListing;
}

// The cache gives the same list until it has a newer one, so packing is done once for each.
const prepared = new WeakMap<readonly ProductSummary[], Prepared>();

const listedCards = new WeakMap<ProductSummary, ListedCard>();

interface ListingSource {
  readonly products: readonly ProductSummary[];
  /** Where the products of bundles are found. */
  readonly catalogue: readonly ProductSummary[];
  readonly url: string;
  readonly market: Market;
}

/** A list as its address asks for it: filtered and sorted on the server as it will be in the browser. */
export function loadListing({ products, catalogue, url, market }: ListingSource): ListingData {
  const { entries, packed } = prepare(products, catalogue, market);
  const { search } = new URL(url);
  const address = parseListingAddress(search, knownValuesOf(packed.specs));
  const { filters, sortOption, pageCount } = address;
  const asked = { filters, sortOption: sortOption ?? DEFAULT_SORT };
  const visible = visibleEntries(entries, initialListingState(asked, CONDITIONS), market);
  const first = visible.slice(0, pageCount * CARDS_PER_PAGE);
  const shown = new Set(first);
  const rest = entries.length <= SMALL_LIST ? entries.filter((entry) => !shown.has(entry)) : [];
  const cards = [...first, ...rest].map(listedCard);
  return {
    packed,
    cards,
    isFiltered: filters.length > 0,
  };
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
  const known = prepared.get(products);
  if (known !== undefined) return known;
  const byId = new Map(catalogue.map((product) => [product.id, product]));
  const entries = products.filter(isListed).map((product) => {
    const parts = (product.bundledProducts ?? []).flatMap((id) => byId.get(id) ?? []);
    const entry = { ...product, id: numericIdOf(product.id), product };
    return parts.length === 0 ? entry : { ...entry, products: parts };
  });
  const packed = serializeListing(entries, market);
  const fresh = { entries, packed };
  prepared.set(products, fresh);
  return fresh;
}
