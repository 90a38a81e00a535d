import { byTermAndField, findTerm, type TermIndex } from './score-products.ts';
import type { Term } from './term-query.ts';

/** Numbers of products, those first in which something weighs most. */
export interface Matches {
  readonly products: Uint32Array;
  readonly has: (product: number) => boolean;
}

const BITS = 8;

/** A bit for each product: a set of objects takes forty bytes. */
export function matchesOf(inOrder: Iterable<number>, most = Number.POSITIVE_INFINITY): Matches {
  let bits = new Uint8Array(BITS);
  const has = (product: number) => ((bits[product >>> 3] ?? 0) & (1 << (product & 7))) !== 0;
  const products: number[] = [];
  for (const product of inOrder) {
    if (products.length >= most) break;
    if (has(product)) continue;
    const byte = product >>> 3;
    if (byte >= bits.length) {
      const longer = new Uint8Array(Math.max(bits.length * 2, byte + 1));
      longer.set(bits);
      bits = longer;
    }
    bits[byte] = (bits[byte] ?? 0) | (1 << (product & 7));
    products.push(product);
  }
  return { products: Uint32Array.from(products), has };
}

/** The products that have one of the terms, unscored. */
export function* productsWith(index: TermIndex, terms: readonly Term[]): Generator<number> {
  for (const asked of terms) {
    for (const parts of byTermAndField(asked, findTerm(index.store, asked))) {
      for (const { postings } of parts) yield* postings.products.filter(index.numbers.isLive);
    }
  }
}

const NONE = matchesOf([]);

/** What is in all of the sets, in the order of the smallest. */
export function inAll(sets: readonly Matches[]): Matches {
  const [smallest = NONE, ...others] = sets.toSorted(
    (a, b) => a.products.length - b.products.length,
  );
  if (others.length === 0) return smallest;
  return matchesOf(smallest.products.filter((one) => others.every((other) => other.has(one))));
}

/** What is in any of the sets: an equal share of each, at most `most` together; first what is in many of them. */
export function inAny(sets: readonly Matches[], most: number): Matches {
  const share = Math.floor(most / sets.length);
  const countOf = (one: number) => sets.filter((set) => set.has(one)).length;
  const kept = sets.flatMap(({ products }) => {
    if (products.length <= share || sets.length === 1) return [...products.subarray(0, share)];
    const byCount = Map.groupBy(products, countOf);
    const ordered = [...byCount].toSorted(([a], [b]) => b - a).flatMap(([, found]) => found);
    return ordered.slice(0, share);
  });
  return matchesOf(kept);
}
