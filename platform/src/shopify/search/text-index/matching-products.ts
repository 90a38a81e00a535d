import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { Slot } from './read-query.ts';
import { facetTerms, startQuery, type TextField } from './slot-query.ts';

/** Ids of products, those first in which something weighs most. */
export type Matches = ReadonlySet<string>;

/** Adds what the query finds, unscored: a boost of zero leaves a product out before its result is made. */
function addMatches(found: Set<string>, index: MiniSearch, query: Query): Set<string> {
  const boostDocument = (id: string) => {
    found.add(id);
    return 0;
  };
  index.search(query, { boostDocument });
  return found;
}

/** Finds the products that have what a slot asks for. */
export function findMatches(
  index: MiniSearch,
  { facets, stems, start }: Slot,
  fields: readonly TextField[],
): Matches {
  const found = addMatches(new Set(), index, { queries: facetTerms(facets), fields: ['facets'] });
  const ofStems = stems.map((stem) =>
    addMatches(new Set(), index, { queries: [stem], fields: [...fields] }),
  );
  for (const id of inAll(ofStems)) found.add(id);
  return start === null ? found : addMatches(found, index, startQuery(start, fields));
}

/** Returns what is in all of the sets, in the order of the smallest. */
export function inAll(sets: readonly Matches[]): Matches {
  const [smallest = new Set<string>(), ...others] = sets.toSorted((a, b) => a.size - b.size);
  if (others.length === 0) return smallest;
  return new Set([...smallest].filter((one) => others.every((other) => other.has(one))));
}

/** Returns an equal share of each set, at most `most` together; first what is in many of them. */
export function inAny(sets: readonly Matches[], most: number): Matches {
  const share = Math.floor(most / sets.length);
  const countOf = (one: string) => sets.filter((set) => set.has(one)).length;
  const kept = sets.flatMap((set) => {
    if (set.size <= share || sets.length === 1) return [...set].slice(0, share);
    const byCount = Map.groupBy(set, countOf);
    const ordered = [...byCount].toSorted(([a], [b]) => b - a).flatMap(([, found]) => found);
    return ordered.slice(0, share);
  });
  return new Set(kept);
}
