import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';

/** Numbers of products, those first in which something weighs most. */
export type Matches = ReadonlySet<number>;

/** What the query finds, unscored: `boostDocument` is asked before a result is made, and zero leaves it out. */
export function matchesOf(index: MiniSearch, query: Query): Matches {
  const found = new Set<number>();
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
  return new Set([...smallest].filter((one) => others.every((other) => other.has(one))));
}

/** What is in any of the sets: an equal share of each, at most `most` together; first what is in many of them. */
export function inAny(sets: readonly Matches[], most: number): Matches {
  const counts = new Map<number, number>();
  for (const set of sets) for (const one of set) counts.set(one, (counts.get(one) ?? 0) + 1);
  if (counts.size <= most) return new Set(counts.keys());
  const share = Math.floor(most / sets.length);
  const kept = sets.flatMap((set) => {
    const byCount = Map.groupBy(set, (one) => counts.get(one) ?? 0);
    const ordered = [...byCount].toSorted(([a], [b]) => b - a).flatMap(([, found]) => found);
    return ordered.slice(0, share);
  });
  return new Set(kept);
}
