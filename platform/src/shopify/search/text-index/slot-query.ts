import type { QueryCombination } from 'minisearch';
import type { Slot } from './read-query.ts';

export const TEXT_FIELDS = ['title', 'productType', 'vendor', 'tags', 'variants', 'body'] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** Weight of a match, by the field that it is found in. */
export const WEIGHTS = {
  facets: 6,
  title: 5,
  productType: 3,
  tags: 2,
  vendor: 2,
  variants: 2,
  body: 0.5,
} as const;

/** Weights of words that stand for a facet: having it tells more than mentioning it. */
const BESIDE_FACETS = Object.fromEntries(
  Object.entries(WEIGHTS).map(([field, weight]) => [field, weight / 10]),
);

/** Fields in which shoppers expect a name, so that the beginning of one is looked for there. */
const STARTED_FIELDS: readonly TextField[] = ['title', 'vendor', 'variants'];

/** Marks facets with a colon, so that the beginning of a word never matches one. */
export function facetTerms(facets: readonly string[]): string[] {
  return facets.map((facet) => `:${facet}`);
}

/** Query for the beginning of a word. */
export function startQuery(start: string, fields: readonly TextField[]): QueryCombination {
  const among = STARTED_FIELDS.filter((field) => fields.includes(field));
  return { queries: [start], prefix: true, fields: among };
}

/** Scored query for one thing asked for. */
export function slotQuery(
  { facets, stems, start }: Slot,
  fields: readonly TextField[],
): QueryCombination {
  const whole: QueryCombination = { queries: [...stems], combineWith: 'AND', fields: [...fields] };
  const started = start === null ? [] : [startQuery(start, fields)];
  if (facets.length === 0) return { combineWith: 'OR', queries: [whole, ...started] };
  const having: QueryCombination = {
    queries: facetTerms(facets),
    fields: ['facets'],
    combineWith: 'OR',
  };
  return {
    combineWith: 'OR',
    queries: [having, { ...whole, boost: BESIDE_FACETS }, ...started],
  };
}
