import {
  formatListingQuery,
  type KnownValues,
  type ListingQuery,
  parseListingQuery,
  type SortOption,
} from '@lokke/domain/listing';

/** What the address of a list says, with how many pages of cards to show and what is none of our business. */
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

/** The query with its question mark; empty when there is nothing to say. */
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
