import type { SearchResult } from 'minisearch';
import type { Matches } from './matching-products.ts';
import type { Slot } from './read-query.ts';
import type { TextField } from './slot-query.ts';

const NONE: Matches = new Set();

type MatchesOfSlot = (slot: Slot, fields: readonly TextField[]) => Matches;

/** Finds the products that have what a slot stands for, or are named so; mentioning it counts for nothing. */
function havingOf(slot: Slot, matchesOf: MatchesOfSlot) {
  const { facets } = slot;
  if (facets.length === 0) return { all: matchesOf(slot, ['title']), things: NONE, kinds: NONE };
  const having = (some: readonly string[]) =>
    matchesOf({ facets: some, stems: [], start: null }, []);
  const all = having(facets);
  return {
    all,
    things: having(facets.filter((facet) => facet.startsWith('handle:'))),
    kinds: facets.every((facet) => facet.startsWith('type:')) ? all : NONE,
  };
}

export interface Asked {
  readonly asked: readonly Slot[];
  /** Products that fit in all that is asked for. */
  readonly whole: Matches;
  /** Facets of those that come last where all else is equal. */
  readonly last: readonly string[];
}

/**
 * Orders what was found, most relevant first: by how much of what is asked for a product has, the very thing counted
 * thrice; then what fits in all; then what meets a need before what is of a kind; and then what the shop does not put last.
 */
export function orderFound(
  found: readonly SearchResult[],
  { asked, whole, last }: Asked,
  matchesOf: MatchesOfSlot,
): readonly SearchResult[] {
  const sets = asked.map((slot) => havingOf(slot, matchesOf));
  const count = (kind: 'all' | 'things' | 'kinds', id: string) =>
    sets.filter((set) => set[kind].has(id)).length;
  const late = matchesOf({ facets: last, stems: [], start: null }, []);
  const ranked = found.map((one) => ({
    one,
    had: count('all', one.id) + 2 * count('things', one.id),
    fits: Number(whole.has(one.id)),
    kinds: count('kinds', one.id),
    isLate: Number(late.has(one.id)),
  }));
  return ranked
    .toSorted(
      (a, b) => b.had - a.had || b.fits - a.fits || a.kinds - b.kinds || a.isLate - b.isLate,
    )
    .map(({ one }) => one);
}
