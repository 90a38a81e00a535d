import type { Slot } from './read-query.ts';
import type { Term, TermQuery } from './term-query.ts';
import { type IndexedField, type TextField, WEIGHTS } from './weights.ts';

/** Words that stand for something a product has: that it has it says more than that it says so. */
const BESIDE_FACETS = {
  facets: WEIGHTS.facets / 10,
  title: WEIGHTS.title / 10,
  productType: WEIGHTS.productType / 10,
  tags: WEIGHTS.tags / 10,
  vendor: WEIGHTS.vendor / 10,
  variants: WEIGHTS.variants / 10,
  body: WEIGHTS.body / 10,
};

// A beginning is looked for where shoppers expect a name.
const STARTED_FIELDS: readonly TextField[] = ['title', 'vendor', 'variants'];

/** Apart from words: whoever types `ha` would have each `handle:…` looked at. */
export function facetTerms(facets: readonly string[]): string[] {
  return facets.map((facet) => `:${facet}`);
}

export function wholeTerm(term: string, fields: readonly IndexedField[]): Term {
  return { term, isStart: false, fields, weights: WEIGHTS };
}

export function facetQuery(facets: readonly string[]): readonly Term[] {
  return facetTerms(facets).map((term) => wholeTerm(term, ['facets']));
}

/** A beginning of a word. */
export function startTerm(start: string, fields: readonly TextField[]): Term {
  const among = STARTED_FIELDS.filter((field) => fields.includes(field));
  return { term: start, isStart: true, fields: among, weights: WEIGHTS };
}

/** One thing asked for. */
export function slotQuery({ facets, stems, start }: Slot, fields: readonly TextField[]): TermQuery {
  const started = start === null ? [] : [startTerm(start, fields)];
  const weights = facets.length === 0 ? WEIGHTS : BESIDE_FACETS;
  const whole: TermQuery = {
    combineWith: 'AND',
    parts: stems.map((term) => ({ ...wholeTerm(term, fields), weights })),
  };
  return { combineWith: 'OR', parts: [...facetQuery(facets), whole, ...started] };
}
