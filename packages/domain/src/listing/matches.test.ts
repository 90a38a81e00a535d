import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Conditions,
  conditionOf,
  countFacets,
  type Filter,
  filterEntries,
  type ListingEntry,
  type ListingProduct,
} from './index.ts';

const GROUPS = ['hairType', 'concern', 'finish'];
const VALUES = ['dry', 'curly', 'frizz'];

function product(title: string, ...specs: readonly string[]): ListingProduct {
  return {
    title,
    specs: specs.map((spec) => {
      const [type = '', value = ''] = spec.split('=');
      return { type, value };
    }),
    firstVariant: null,
    rating: null,
    soldQuantity: 0,
  };
}

function filters(...written: readonly string[]): readonly Filter[] {
  return product('', ...written).specs.map(({ type, value }) => ({ id: type, value }));
}

const anySpec = fc
  .tuple(fc.constantFrom(...GROUPS), fc.constantFrom(...VALUES))
  .map((pair) => pair.join('='));
const anySpecs = fc.uniqueArray(anySpec, { maxLength: 6 });
const anyProduct = anySpecs.map((specs) => product('p', ...specs));
const anyEntry: fc.Arbitrary<ListingEntry> = fc.oneof(
  anyProduct,
  fc.array(anyProduct, { maxLength: 3 }).map((products) => ({ ...product('b'), products })),
);
const anyConditions: fc.Arbitrary<Conditions> = fc.dictionary(
  fc.constantFrom(...GROUPS),
  fc.constantFrom('AND' as const, 'OR' as const),
);
const anyFilters = fc.array(anySpec, { maxLength: 4 }).map((written) => filters(...written));

/** The rule of spec §5 said once more, as plainly as can be. */
function oracle(entry: ListingEntry, chosen: readonly Filter[], conditions: Conditions): boolean {
  const products = entry.products === undefined ? [entry] : entry.products;
  if (chosen.length === 0) return true;
  return products.some((candidate) => {
    for (const group of GROUPS) {
      const wanted = chosen.filter(({ id }) => id === group).map(({ value }) => value);
      if (wanted.length === 0) continue;
      const has = candidate.specs.filter(({ type }) => type === group).map(({ value }) => value);
      const found = wanted.filter((value) => has.includes(value)).length;
      if (conditions[group] === 'OR' ? found === 0 : found < wanted.length) return false;
    }
    return true;
  });
}

describe('filterEntries', () => {
  const shampoo = product('shampoo', 'hairType=dry', 'hairType=curly', 'concern=frizz');
  const mask = product('mask', 'hairType=dry', 'concern=dry');
  const bundle: ListingEntry = { ...product('bundle', 'finish=frizz'), products: [shampoo, mask] };
  const all: readonly ListingEntry[] = [shampoo, mask, bundle];

  const OR_HAIR: Conditions = { hairType: 'OR' };
  const OR_BOTH: Conditions = { ...OR_HAIR, concern: 'OR' };
  test.each<[string, readonly string[], Conditions, readonly string[]]>([
    ['nothing chosen shows all', [], {}, ['shampoo', 'mask', 'bundle']],
    ['one value', ['hairType=dry'], {}, ['shampoo', 'mask', 'bundle']],
    ['two values join by AND', ['hairType=dry', 'hairType=curly'], {}, ['shampoo', 'bundle']],
    ['… or by OR', ['hairType=curly', 'hairType=frizz'], { hairType: 'OR' }, ['shampoo', 'bundle']],
    ['OR in one group is not OR in another', ['concern=frizz', 'concern=dry'], OR_HAIR, []],
    ['groups join by AND', ['hairType=dry', 'concern=dry'], {}, ['mask', 'bundle']],
    ['groups join by AND though each is OR', ['hairType=curly', 'concern=dry'], OR_BOTH, []],
    ['a value of another group does not count', ['finish=dry'], {}, []],
    ['a bundle is what its products are, not what it says itself', ['finish=frizz'], {}, []],
    ['an unknown group matches nothing', ['constructor=dry'], {}, []],
  ])('%s', (_, chosen, conditions, titles) => {
    expect(filterEntries(all, filters(...chosen), conditions).map(({ title }) => title)).toEqual(
      titles,
    );
  });

  it('agrees with the plain rule', () => {
    fc.assert(
      fc.property(fc.array(anyEntry), anyFilters, anyConditions, (entries, chosen, conditions) => {
        expect(filterEntries(entries, chosen, conditions)).toEqual(
          entries.filter((entry) => oracle(entry, chosen, conditions)),
        );
      }),
    );
  });
});

it('conditionOf is AND unless a group is named OR', () => {
  const conditions: Conditions = { hold: 'OR', finish: 'AND' };
  const groups = ['hold', 'finish', 'concern', 'constructor'];
  expect(groups.map((id) => conditionOf(conditions, id))).toEqual(['OR', 'AND', 'AND', 'AND']);
});

describe('countFacets', () => {
  it('leaves out what every product has, until it is chosen', () => {
    const entries = [product('a', 'freeFrom=x', 'freeFrom=y'), product('b', 'freeFrom=x')];
    const valuesWith = (query: string) =>
      countFacets({ entries, filters: filters(query), conditions: {} })
        .get('freeFrom')
        ?.map(({ value }) => value);
    expect(valuesWith('')).toEqual(['y']);
    expect(valuesWith('freeFrom=x')).toEqual(['x', 'y']);
  });

  it.each([
    [1, true],
    [2, false],
  ])('of %i products with the same values keeps them: %s', (count, isKept) => {
    const { specs } = product('', 'hairType=dry');
    const entries = Array.from({ length: count }, () => ({ ...product('a'), specs }));
    expect(countFacets({ entries, filters: [], conditions: {} }).has('hairType')).toBe(isKept);
  });

  it('narrows by the choices of its own group when they join by AND, and not when they join by OR', () => {
    const entries = [
      product('a', 'hairType=dry', 'hairType=curly'),
      product('b', 'hairType=curly', 'finish=dry'),
      product('c', 'finish=dry'),
    ];
    const input = { entries, filters: filters('hairType=dry') };
    expect(countFacets({ ...input, conditions: {} }).get('hairType')).toEqual([
      { value: 'dry', count: 1, isChosen: true },
      { value: 'curly', count: 1, isChosen: false },
    ]);
    const counts = countFacets({ ...input, conditions: { hairType: 'OR', finish: 'OR' } });
    expect(counts.get('hairType')).toEqual([
      { value: 'dry', count: 1, isChosen: true },
      { value: 'curly', count: 2, isChosen: false },
    ]);
    expect(counts.get('finish')).toEqual([{ value: 'dry', count: 0, isChosen: false }]);
  });

  it('agrees with adding the value and counting the list', () => {
    fc.assert(
      fc.property(fc.array(anyEntry), anyFilters, anyConditions, (entries, chosen, conditions) => {
        for (const [id, values] of countFacets({ entries, filters: chosen, conditions })) {
          const isOr = conditions[id] === 'OR';
          const others = isOr ? chosen.filter((filter) => filter.id !== id) : chosen;
          for (const { value, count } of values) {
            const shown = filterEntries(entries, [...others, { id, value }], conditions);
            expect(count).toBe(shown.length);
          }
        }
      }),
    );
  });
});
