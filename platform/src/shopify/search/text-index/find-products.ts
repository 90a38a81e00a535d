import { inAll, inAny, type Matches, matchesOf, productsWith } from './matching-products.ts';
import { type Knowledge, readQuery, type Slot } from './read-query.ts';
import { type Hit, scoreProducts, type TermIndex } from './score-products.ts';
import { facetQuery, slotQuery, startTerm, wholeTerm } from './slot-query.ts';
import type { TextField } from './weights.ts';

// Fewer that fit in all are followed by those that fit in part.
const ENOUGH = 4;

// What fits in part and scores below this share of the best is noise.
const WORTH_SHOWING = 0.35;

// Of the words before the one that is being typed, mostly.
const KEPT_MATCHES = 16;

export interface FindOptions {
  readonly isLastTyped: boolean;
  readonly fields: readonly TextField[];
  readonly mostScored: number;
}

export interface ProductFinder {
  /** What fits in all that is asked for; where that is little, what fits in part after it. */
  readonly find: (text: string, options: FindOptions) => readonly Hit[];
  /** For when the index has changed. */
  readonly forgetMatches: () => void;
}

export function createProductFinder(index: TermIndex, knowledge: Knowledge): ProductFinder {
  function findMatches({ facets, stems, start }: Slot, fields: readonly TextField[]): Matches {
    function* found() {
      yield* productsWith(index, facetQuery(facets));
      const ofStems = stems.map((stem) => productsWith(index, [wholeTerm(stem, fields)]));
      const [only] = ofStems;
      if (only !== undefined && ofStems.length === 1) yield* only;
      else yield* inAll(ofStems.map((products) => matchesOf(products))).products;
      if (start !== null) yield* productsWith(index, [startTerm(start, fields)]);
    }
    return matchesOf(found());
  }

  const keptMatches = new Map<string, Matches>();
  function matching(slot: Slot, fields: readonly TextField[]): Matches {
    const key = JSON.stringify([slot, fields]);
    const matches = keptMatches.get(key) ?? findMatches(slot, fields);
    keptMatches.delete(key);
    keptMatches.set(key, matches);
    const [oldest = key] = keptMatches.keys();
    if (keptMatches.size > KEPT_MATCHES) keptMatches.delete(oldest);
    return matches;
  }

  function find(text: string, { isLastTyped, fields, mostScored }: FindOptions): readonly Hit[] {
    const asked = readQuery(text, knowledge, isLastTyped)
      .map((slot) => ({ query: slotQuery(slot, fields), matches: matching(slot, fields) }))
      // What no product has is left out of what is asked for.
      .filter(({ matches }) => matches.products.length > 0);
    const sets = asked.map(({ matches }) => matches);
    const whole = inAll(sets);
    const isEnough = whole.products.length >= ENOUGH || asked.length === 1;
    const scored = inAny(isEnough ? [whole] : sets, mostScored);
    const query = { combineWith: 'OR' as const, parts: asked.map((one) => one.query) };
    const found = scoreProducts(index, query, scored.has);
    if (isEnough) return found;
    const least = (found[0]?.score ?? 0) * WORTH_SHOWING;
    return [
      ...found.filter(({ product }) => whole.has(product)),
      ...found.filter(({ product, score }) => score >= least && !whole.has(product)),
    ];
  }

  return { find, forgetMatches: () => keptMatches.clear() };
}
