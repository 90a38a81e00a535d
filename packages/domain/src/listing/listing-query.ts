import { encodeText, parseQuery } from '../query.ts';
import { type Filter, groupFilters, isSameFilter } from './filter.ts';
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
    const values = RESERVED.includes(id) ? undefined : known.get(id);
    for (const value of splitValues(joined)) {
      const filter = { id, value };
      if (values?.has(value) && !filters.some((other) => isSameFilter(other, filter))) {
        filters.push(filter);
      }
    }
  }
  return {
    slug: pairs.find(([name]) => name === 'slug')?.[1] || null,
    sortOption: isSortOption(sortOption) ? sortOption : null,
    filters,
  };
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

// A comma that belongs to a value is written with a backslash before it.
function splitValues(joined: string): readonly string[] {
  const values = joined.match(/(?:\\.|[^\\,])+/gsu) ?? [];
  return values.map((value) => value.replaceAll(/\\(.)/gsu, '$1'));
}
