import type { Catalogue, ListedPage, Loaded } from '@lokke/contract/ports';
import { isListed } from '@lokke/domain/catalogue';
import {
  countsWithin,
  existingValues,
  type FilterGroup,
  inAddressOrder,
  type ListedGroup,
  LONG_LIST_PAGES,
  LONG_LIST_SORTS,
  WHOLE_LIST,
} from '@lokke/domain/listing';
import { type ListedCard, listedCard } from './listed-card.ts';
import {
  DEFAULT_SORT,
  formatListingAddress,
  type ListingAddress,
  parseListingAddress,
} from './listing-url.ts';

/** A list that the platform filters, sorts and counts: the page has the cards that it shows. */
export interface LongListing {
  readonly kind: 'long';
  /** The collection that is listed. */
  readonly handle: string;
  /** Query with filters and order, without the page of cards. */
  readonly search: string;
  /** The first of these pages of cards, and the last. */
  readonly pages: readonly [number, number];
  readonly cards: readonly ListedCard[];
  readonly hasMore: boolean;
  /** Number of products that fit, and of all; null where the platform does not count. */
  readonly total: number | null;
  readonly size: number | null;
  readonly counts: readonly ListedGroup[];
  readonly bounds: { readonly low: number; readonly high: number } | null;
  readonly isFiltered: boolean;
  readonly groups?: readonly FilterGroup[];
}

interface LongListingSource {
  readonly catalogue: Pick<Catalogue, 'list'>;
  readonly handle: string;
  readonly url: string;
  /** The asked page of cards alone, not those before it. */
  readonly isOnePage?: boolean;
}

/** Loads what a URL shows of a long list. The whole list says which values there are. */
export async function loadLongListing({
  catalogue,
  handle,
  url,
  isOnePage = false,
}: LongListingSource): Promise<Loaded<LongListing>> {
  const whole = await catalogue.list(handle, WHOLE_LIST);
  if (whole.kind !== 'found') return whole;
  const { total: size, highestPriceInMinorUnits: highest } = whole.value;
  const groups = existingValues(whole.value.groups);
  const address = parseLongAddress(new URL(url).search, groups);
  const { filters, sortOption, pageCount } = address;
  const first = isOnePage ? pageCount : 1;
  const loaded: ListedPage[] = [];
  for (let page = first; page <= pageCount; page += 1) {
    const query = { filters, sortOption: sortOption ?? DEFAULT_SORT, page };
    const next = await catalogue.list(handle, query);
    if (next.kind === 'failed') return next;
    // The list has become shorter.
    if (next.kind === 'missing') break;
    loaded.push(next.value);
    if (!next.value.hasMore) break;
  }
  const last = loaded.at(-1);
  if (last === undefined) return { kind: 'missing' };
  const lastPage = first + loaded.length - 1;
  return {
    kind: 'found',
    value: {
      kind: 'long',
      handle,
      search: searchOf(address),
      pages: [first, lastPage],
      cards: loaded.flatMap(({ products }) => products.filter(isListed).map(listedCard)),
      hasMore: last.hasMore && lastPage < LONG_LIST_PAGES,
      total: last.total,
      size,
      counts: countsWithin(groups, last.groups),
      bounds: highest === null ? null : { low: 0, high: Math.ceil(highest / 100) },
      isFiltered: filters.length > 0,
    },
  };
}

/** State of a long list in its URL; what the list does not have is left out. */
export function parseLongAddress(search: string, groups: readonly ListedGroup[]): ListingAddress {
  const known = new Map(
    groups.map(({ id, values }) => [id, new Set(values.map(({ value }) => value))]),
  );
  const address = parseListingAddress(search, known);
  const { sortOption, pageCount } = address;
  return {
    ...address,
    sortOption: sortOption !== null && LONG_LIST_SORTS.includes(sortOption) ? sortOption : null,
    pageCount: Math.min(pageCount, LONG_LIST_PAGES),
  };
}

/**
 * Returns the query of a list, without the page of cards and what the list does not know. The same for the same filters, in
 * whatever order they were chosen: a page that is cached for everybody has its parameters sorted.
 */
export function searchOf({
  filters,
  sortOption,
}: Pick<ListingAddress, 'filters' | 'sortOption'>): string {
  return formatListingAddress({
    slug: null,
    filters: inAddressOrder(filters),
    sortOption,
    pageCount: 1,
    otherParameters: [],
  });
}
