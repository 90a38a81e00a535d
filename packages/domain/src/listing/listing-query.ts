import { encodeText, parseQuery, type QueryPair } from '../query.ts';
import { type Filter, groupFilters, isSameFilter } from './filter.ts';
import { PRICE_GROUP, priceRangeIn } from './price-range.ts';
import { isSortOption, type SortOption } from './sort-options.ts';

/** State of a listing in its URL (spec §2). */
export interface ListingQuery {
  readonly slug: string | null;
  readonly sortOption: SortOption | null;
  readonly filters: readonly Filter[];
}

/** Existing values of each filter group; others in a URL are ignored. */
export type KnownValues = ReadonlyMap<string, ReadonlySet<string>>;

const RESERVED = ['slug', 'sortOption'];

export function parseListingQuery(query: string, known: KnownValues): ListingQuery {
  const pairs = parseQuery(query);
  const sortOption = pairs.find(([name]) => name === 'sortOption')?.[1] ?? '';
  const filters: Filter[] = [];
  for (const [id, joined] of pairs) {
    const values = RESERVED.includes(id) || id === PRICE_GROUP ? undefined : known.get(id);
    for (const value of splitValues(joined)) {
      const filter = { id, value };
      if (values?.has(value) && !filters.some((other) => isSameFilter(other, filter))) {
        filters.push(filter);
      }
    }
  }
  const price = known.has(PRICE_GROUP) ? priceRangeIn(valuesOf(pairs, PRICE_GROUP)) : null;
  if (price !== null) filters.push({ id: PRICE_GROUP, value: price });
  return {
    slug: pairs.find(([name]) => name === 'slug')?.[1] || null,
    sortOption: isSortOption(sortOption) ? sortOption : null,
    filters,
  };
}

/** The filters as a query gives them whose parameters are sorted by name. */
export function inAddressOrder(filters: readonly Filter[]): readonly Filter[] {
  return filters.toSorted((left, right) => addressRank(left, right));
}

export function isInAddressOrder(filters: readonly Filter[]): boolean {
  return inAddressOrder(filters).every((filter, index) => filter === filters[index]);
}

/** A price is read after all others. */
function addressRank({ id: left }: Filter, { id: right }: Filter): number {
  if (left === right) return 0;
  if (left === PRICE_GROUP || right === PRICE_GROUP) return left === PRICE_GROUP ? 1 : -1;
  return left < right ? -1 : 1;
}

/** The query without its question mark: slug, sortOption, one parameter per group, values joined by commas. */
export function formatListingQuery({ slug, sortOption, filters }: ListingQuery): string {
  return [
    ...(slug === null ? [] : [`slug=${encodeText(slug)}`]),
    ...(sortOption === null ? [] : [`sortOption=${sortOption}`]),
    ...Array.from(groupFilters(filters), ([id, values]) => {
      const joined = values
        .map((value) => encodeText(value.replaceAll(/[\\,]/g, '\\$&')))
        .join(',');
      return `${encodeText(id)}=${joined}`;
    }),
  ].join('&');
}

function valuesOf(pairs: readonly QueryPair[], id: string): readonly string[] {
  return pairs.flatMap(([name, value]) => (name === id ? [value] : []));
}

// A comma that belongs to a value is written with a backslash before it.
function splitValues(joined: string): readonly string[] {
  const values = joined.match(/(?:\\.|[^\\,])+/gsu) ?? [];
  return values.map((value) => value.replaceAll(/\\(.)/gsu, '$1'));
}
