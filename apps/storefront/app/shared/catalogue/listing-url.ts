import type { ProductSpec } from '@lokke/domain/catalogue';
import {
  type FilterGroup,
  formatListingQuery,
  type KnownValues,
  type ListingQuery,
  PRICE_GROUP,
  parseListingQuery,
  type SortOption,
} from '@lokke/domain/listing';

/** State of a list in its URL: query, pages of cards, and unrelated parameters. */
export interface ListingAddress extends ListingQuery {
  readonly pageCount: number;
  readonly otherParameters: readonly (readonly [string, string])[];
}

export const DEFAULT_SORT: SortOption = 'sortByPopularity';

const MAX_PAGES = 60;

export function parseListingAddress(search: string, known: KnownValues): ListingAddress {
  const parameters = [...new URLSearchParams(search)];
  const pageCount = Number(parameters.find(([name]) => name === 'page')?.[1] ?? 1);
  return {
    ...parseListingQuery(search.replace(/^\?/, ''), known),
    pageCount:
      Number.isSafeInteger(pageCount) && pageCount > 0 ? Math.min(pageCount, MAX_PAGES) : 1,
    otherParameters: parameters.filter(([name]) => !isOurs(name, known)),
  };
}

/** Formats the query with its question mark; empty for the default list. */
export function formatListingAddress({
  pageCount,
  otherParameters,
  ...query
}: ListingAddress): string {
  const parts = [
    formatListingQuery(query),
    ...(pageCount > 1 ? [`page=${pageCount}`] : []),
    new URLSearchParams(otherParameters.map(([name, value]) => [name, value])).toString(),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function isOurs(name: string, known: KnownValues): boolean {
  return ['slug', 'sortOption', 'page'].includes(name) || known.has(name);
}

/** Filter groups of a catalogue, with their values. */
export function knownValuesOf(
  specs: readonly ProductSpec[],
  groups: readonly FilterGroup[],
): KnownValues {
  const known = new Map<string, Set<string>>();
  if (groups.some(({ id }) => id === PRICE_GROUP)) known.set(PRICE_GROUP, new Set());
  for (const { type, value } of specs) {
    const values = known.get(type);
    if (values === undefined) known.set(type, new Set([value]));
    else values.add(value);
  }
  return known;
}
