import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';

/** Numbers of products, those first in which something weighs most. */
export type Matches = ReadonlySet<number>;

/** Adds what the query finds, unscored: `boostDocument` is asked before a result is made, and zero leaves it out. */
export function addMatches(found: Set<number>, index: MiniSearch, query: Query): Set<number> {
  const boostDocument = (product: number) => {
    found.add(product);
    return 0;
  };
  index.search(query, { boostDocument });
  return found;
}

/** What is in all of the sets, in the order of the smallest. */
export function inAll(sets: readonly Matches[]): Matches {
  const [smallest = new Set<number>(), ...others] = sets.toSorted((a, b) => a.size - b.size);
  if (others.length === 0) return smallest;
  return new Set([...smallest].filter((one) => others.every((other) => other.has(one))));
}

/** What is in any of the sets: an equal share of each, at most `most` together; first what is in many of them. */
export function inAny(sets: readonly Matches[], most: number): Matches {
  const share = Math.floor(most / sets.length);
  if (sets.every(({ size }) => size <= share)) return new Set(sets.flatMap((set) => [...set]));
  const countOf = (one: number) => sets.filter((set) => set.has(one)).length;
  const kept = sets.flatMap((set) => {
    if (set.size <= share || sets.length === 1) return [...set].slice(0, share);
    const byCount = Map.groupBy(set, countOf);
    const ordered = [...byCount].toSorted(([a], [b]) => b - a).flatMap(([, found]) => found);
    return ordered.slice(0, share);
  });
  return new Set(kept);
}
