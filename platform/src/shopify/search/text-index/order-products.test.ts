import type { SearchResult } from 'minisearch';
import { expect, it } from 'vitest';
import { orderFound } from './order-products.ts';
import type { Slot } from './read-query.ts';

const FACETS: Readonly<Record<string, readonly string[]>> = {
  mousse: ['type:styling', 'handle:mousse', 'hold:flexible'],
  clay: ['type:styling', 'handle:clay', 'hold:strong'],
  oil: ['type:oil', 'handle:oil', 'concern:frizz'],
  mini: ['type:cream', 'handle:mini', 'concern:frizz'],
  cream: ['type:cream', 'handle:cream', 'concern:frizz'],
};
const TITLES: Readonly<Record<string, string>> = { oil: 'volt' };

const askFor = (...facets: readonly string[]): Slot => ({ facets, stems: [], start: null });
const askByName = (stem: string): Slot => ({ facets: [], stems: [stem], start: null });
const matchesOf = ({ facets, stems }: Slot) =>
  new Set(
    Object.keys(FACETS).filter(
      (id) =>
        facets.some((facet) => FACETS[id]?.includes(facet)) || stems.includes(TITLES[id] ?? ''),
    ),
  );

function order(ids: readonly string[], asked: readonly Slot[], whole: readonly string[] = []) {
  const found = ids.map(
    (id): SearchResult => ({ id, queryTerms: [], score: 1, terms: [], match: {} }),
  );
  const last = ['handle:mini'];
  return orderFound(found, { asked, whole: new Set(whole), last }, matchesOf).map(({ id }) => id);
}

it.each([
  [
    'the very thing before another that fits in all',
    ['clay', 'mousse'],
    [askFor('type:styling', 'handle:mousse'), askFor('hold:strong')],
    ['clay'],
    ['mousse', 'clay'],
  ],
  [
    'what fits in all before the rest',
    ['oil', 'cream'],
    [askFor('concern:frizz')],
    ['cream'],
    ['cream', 'oil'],
  ],
  [
    'a need before a kind',
    ['clay', 'oil'],
    [askFor('type:styling'), askFor('concern:frizz')],
    [],
    ['oil', 'clay'],
  ],
  [
    'what is named so before what says it',
    ['cream', 'oil'],
    [askByName('volt')],
    [],
    ['oil', 'cream'],
  ],
  [
    'what the shop puts last behind what is alike',
    ['mini', 'cream'],
    [askFor('concern:frizz')],
    [],
    ['cream', 'mini'],
  ],
  [
    'what is alike as it was found',
    ['cream', 'oil'],
    [askFor('concern:frizz')],
    [],
    ['cream', 'oil'],
  ],
])('puts %s', (_, ids, asked, whole, expected) => {
  expect(order(ids, asked, whole)).toEqual(expected);
});
