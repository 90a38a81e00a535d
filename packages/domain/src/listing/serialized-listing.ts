import type { ProductSpec } from '../catalogue/index.ts';
import { type ListingEntry, partsOf, priceForSorting } from './listing-entry.ts';
import { packMembers, unpackMembers } from './member-columns.ts';
import { packNumbers, unpackNumbers } from './number-column.ts';
import { collatorOf } from './sort-entries.ts';

/**
 * A catalogue with what filtering and sorting need. Columns of text (`packNumbers`): one value of thousands of
 * products then compresses to one byte or less.
 */
export interface SerializedListing {
  /** All specs, each once. */
  readonly specs: readonly ProductSpec[];
  /** Parts of all combinations of specs that have each of these (`packMembers`). */
  readonly kinds: string;
  /** Count of parts of each combination: several in a bundle. */
  readonly partCounts: string;
  readonly kindCount: number;
  readonly count: number;
  readonly kindOf: string;
  /** Distance of each id from the least of them; words with commas between where an id is no number. */
  readonly ids: string;
  readonly leastId: number | null;
  readonly nameRanks: string;
  /** Minor units and one more; 0 is none. */
  readonly prices: string;
  /** Values with commas between. */
  readonly ratings: string;
  readonly soldQuantities: string;
}

export interface SerializedEntry extends ListingEntry {
  readonly id: string;
}

interface Identified extends ListingEntry {
  /** Whole digits or words, without a comma. */
  readonly id: string;
}

export function serializeListing(
  entries: readonly Identified[],
  market: { readonly languageTag: string },
): SerializedListing {
  const specs = new ValueIndex<string>();
  const kinds = new ValueIndex<string>();
  const kindParts: (readonly (readonly number[])[])[] = [];
  const facts: ProductSpec[] = [];
  const indexForSpec = ({ type, value }: ProductSpec): number => {
    const place = specs.of(JSON.stringify([type, value]));
    if (place === facts.length) facts.push({ type, value });
    return place;
  };
  const kindOf = entries.map((entry) => {
    const found = partsOf(entry).map((part) => part.specs.map(indexForSpec).sort((a, b) => a - b));
    const parts = found.length === 0 ? [[]] : found;
    const place = kinds.of(JSON.stringify(parts));
    if (place === kindParts.length) kindParts.push(parts);
    return place;
  });
  const ranks = nameRanks(entries, market.languageTag);
  return {
    specs: facts,
    kinds: packMembers(kindParts.flat(), facts.length),
    partCounts: packNumbers(kindParts.map((parts) => parts.length)),
    kindCount: kindParts.length,
    count: entries.length,
    kindOf: packNumbers(kindOf),
    ...packIds(entries.map(({ id }) => id)),
    nameRanks: packNumbers(ranks),
    prices: packNumbers(
      entries.map((entry) => (priceForSorting(entry)?.amountInMinorUnits ?? -1) + 1),
    ),
    ratings: entries.map(({ rating }) => rating?.averageRating ?? '').join(','),
    soldQuantities: packNumbers(entries.map(({ soldQuantity }) => soldQuantity)),
  };
}

const NUMERIC_ID = /^[1-9]\d{0,14}$/;

function packIds(ids: readonly string[]): Pick<SerializedListing, 'ids' | 'leastId'> {
  if (!ids.every((id) => NUMERIC_ID.test(id))) return { ids: ids.join(','), leastId: null };
  const numbers = ids.map(Number);
  const leastId = numbers.reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER);
  return { ids: packNumbers(numbers.map((number) => number - leastId)), leastId };
}

function unpackIds({ ids, leastId, count }: SerializedListing): readonly string[] {
  if (leastId === null) return ids.split(',');
  return unpackNumbers(ids, count).map((distance) => String(leastId + distance));
}

export function deserializeListing(packed: SerializedListing): readonly SerializedEntry[] {
  const { count } = packed;
  if (count === 0) return [];
  // Entries with the same specs share one object, so that a filter change matches each combination once.
  const kinds = kindsIn(packed).map((specsOfParts) => {
    const parts = specsOfParts.map(partWith);
    return parts.length === 1 && parts[0] ? parts[0] : { ...partWith([]), products: parts };
  });
  const kindOf = unpackNumbers(packed.kindOf, count);
  const nameRank = unpackNumbers(packed.nameRanks, count);
  const prices = unpackNumbers(packed.prices, count);
  const ratings = packed.ratings.split(',');
  const sold = unpackNumbers(packed.soldQuantities, count);
  return unpackIds(packed).map((id, index) => {
    const price = prices[index] ?? 0;
    const rating = numberOrNull(ratings[index]);
    return {
      ...(kinds[kindOf[index] ?? 0] ?? partWith([])),
      id,
      rating: rating === null ? null : { averageRating: rating },
      soldQuantity: sold[index] ?? 0,
      sortKeys: {
        nameRank: nameRank[index] ?? 0,
        priceInMinorUnits: price === 0 ? null : price - 1,
      },
    };
  });
}

// The matchable part of a serialized product; its title and price are in `sortKeys`.
function partWith(specs: readonly ProductSpec[]) {
  return { title: '', specs, firstVariant: null, rating: null, soldQuantity: 0 };
}

/** Returns the specs of the parts of each combination. */
function kindsIn({ specs, kinds, partCounts, kindCount }: SerializedListing) {
  const counts = unpackNumbers(partCounts, kindCount);
  const total = counts.reduce((a, b) => a + b, 0);
  const parts = unpackMembers(kinds, total).map((places) =>
    places.flatMap((place) => specs[place] ?? []),
  );
  let next = 0;
  return counts.map((count) => {
    next += count;
    return parts.slice(next - count, next);
  });
}

function numberOrNull(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text);
}

/** Names that the language orders alike share a rank, so that ties keep the catalogue's order. */
function nameRanks(entries: readonly ListingEntry[], languageTag: string): readonly number[] {
  const { compare } = collatorOf(languageTag);
  const sorted = [...new Set(entries.map(({ title }) => title))].sort(compare);
  const rankOf = new Map<string, number>();
  let rank = 0;
  sorted.forEach((title, index) => {
    const before = sorted[index - 1];
    if (before !== undefined && compare(before, title) !== 0) rank += 1;
    rankOf.set(title, rank);
  });
  return entries.map(({ title }) => rankOf.get(title) ?? 0);
}

/** Assigns indexes to values in order of appearance. */
class ValueIndex<Value> {
  readonly #places = new Map<Value, number>();

  of(value: Value): number {
    const known = this.#places.get(value);
    if (known !== undefined) return known;
    this.#places.set(value, this.#places.size);
    return this.#places.size - 1;
  }
}
