import type { ProductNumbers } from './product-numbers.ts';
import type { Term, TermQuery } from './term-query.ts';
import type { FoundTerm, TermStore } from './term-store.ts';
import { INDEXED_FIELDS } from './weights.ts';

/** A product that fits, with how well, and the terms of it that do. */
export interface Hit {
  readonly product: number;
  score: number;
  /** The terms asked for that it has, each as a power of two. */
  asked: number;
  readonly terms: string[];
}

type Hits = Map<number, Hit>;

export interface TermIndex {
  readonly store: TermStore;
  readonly numbers: ProductNumbers;
}

// BM25+ as MiniSearch computes it, with its constants: the judged lists were made with them.
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const LEAST = 0.5;
const STARTED = 0.5;
const STARTED_LOSS = 0.3;

function rarity(liveCount: number, matching: number): number {
  return Math.log(1 + (liveCount - matching + 0.5) / (matching + 0.5));
}

/** Less the longer the word that was begun. */
function startedWeight(start: string, term: string): number {
  const missing = term.length - start.length;
  return missing === 0 ? 1 : (STARTED * term.length) / (term.length + STARTED_LOSS * missing);
}

function fieldsOf({ fields }: Term): readonly number[] {
  return fields.map((field) => INDEXED_FIELDS.indexOf(field));
}

export function findTerm(store: TermStore, asked: Term): readonly FoundTerm[] {
  return asked.isStart ? store.findBeginnings(asked.term, fieldsOf(asked)) : store.find(asked.term);
}

/** What speaks of one term in one field, together: it comes in the order of terms and fields. */
export function* byTermAndField(
  asked: Term,
  found: readonly FoundTerm[],
): Generator<readonly FoundTerm[]> {
  const wanted = new Set(fieldsOf(asked));
  let parts: FoundTerm[] = [];
  for (const one of found) {
    if (!wanted.has(one.field)) continue;
    const [first] = parts;
    if (first !== undefined && (first.term !== one.term || first.field !== one.field)) {
      yield parts;
      parts = [];
    }
    parts.push(one);
  }
  if (parts.length > 0) yield parts;
}

function scoreTerm(
  { store, numbers }: TermIndex,
  asked: Term,
  mark: number,
  isScored: (product: number) => boolean,
): Hits {
  const hits: Hits = new Map();
  for (const parts of byTermAndField(asked, findTerm(store, asked))) {
    const [{ term, field } = { term: '', field: -1 }] = parts;
    const name = INDEXED_FIELDS[field];
    if (name === undefined) continue;
    const weight = startedWeight(asked.term, term) * asked.weights[name];
    const average = numbers.averageLengthOf(field);
    let matching = 0;
    for (const { postings } of parts) {
      for (const product of postings.products) if (numbers.isLive(product)) matching += 1;
    }
    const rare = rarity(numbers.liveCount, matching);
    for (const { postings } of parts) {
      for (const [at, product] of postings.products.entries()) {
        if (!numbers.isLive(product) || !isScored(product)) continue;
        const often = postings.frequencies[at] ?? 0;
        const length =
          1 - LENGTH_SHARE + (LENGTH_SHARE * numbers.lengthOf(product, field)) / average;
        const score =
          weight * rare * (LEAST + (often * (SATURATION + 1)) / (often + SATURATION * length));
        const hit = hits.get(product);
        if (hit === undefined) hits.set(product, { product, score, asked: mark, terms: [term] });
        else {
          hit.score += score;
          if (!hit.terms.includes(term)) hit.terms.push(term);
        }
      }
    }
  }
  return hits;
}

function merge(into: Hit, from: Hit): void {
  into.score += from.score;
  into.asked |= from.asked;
  for (const term of from.terms) if (!into.terms.includes(term)) into.terms.push(term);
}

function combine(results: readonly Hits[], combineWith: TermQuery['combineWith']): Hits {
  const [first = new Map<number, Hit>(), ...others] = results;
  let combined = first;
  for (const other of others) {
    const both: Hits = combineWith === 'OR' ? combined : new Map();
    for (const [product, hit] of other) {
      const known = combined.get(product);
      if (known !== undefined) {
        merge(known, hit);
        both.set(product, known);
      } else if (combineWith === 'OR') both.set(product, hit);
    }
    combined = both;
  }
  return combined;
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** What fits the query among the products that are to be scored, the best first: a product counts the more, the more of the terms it has. */
export function scoreProducts(
  index: TermIndex,
  query: TermQuery,
  isScored: (product: number) => boolean,
): readonly Hit[] {
  const marks = new Map<string, number>();
  const markOf = (term: string) => {
    const known = marks.get(term) ?? 1 << (marks.size % 31);
    marks.set(term, known);
    return known;
  };
  const evaluate = (part: TermQuery | Term): Hits =>
    'parts' in part
      ? combine(part.parts.map(evaluate), part.combineWith)
      : scoreTerm(index, part, markOf(part.term), isScored);
  const hits = [...evaluate(query).values()];
  for (const hit of hits) hit.score *= bitsIn(hit.asked);
  return hits.sort((a, b) => b.score - a.score);
}
