import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countFacets,
  deserializeListing,
  type ListingEntry,
  SORT_OPTIONS,
  serializeListing,
  visibleEntries,
} from './index.ts';

const NL = { languageTag: 'nl-NL' };

const anyFilter = fc.record({
  id: fc.constantFrom('hairType', 'concern'),
  value: fc.constantFrom('dry', 'curly', 'frizz, and more'),
});
const anyProduct = fc.record({
  // Names that a language orders alike are among them.
  title: fc.constantFrom('Rain 2', 'Rain 10', 'rain 2', 'Ångström', 'Zalf', ''),
  specs: fc.uniqueArray(
    anyFilter.map(({ id, value }) => ({ type: id, value })),
    { maxLength: 4, selector: ({ type, value }) => `${type} ${value}` },
  ),
  firstVariant: fc.option(
    fc.record({
      price: fc.record({
        amountInMinorUnits: fc.integer({ min: 0, max: 9 }),
        currencyCode: fc.constant('EUR' as const),
      }),
    }),
  ),
  rating: fc.option(fc.record({ averageRating: fc.constantFrom(3.9, 4, 4.7) })),
  soldQuantity: fc.integer({ min: 0, max: 5 }),
});
const anyEntry: fc.Arbitrary<ListingEntry> = fc.oneof(
  anyProduct,
  fc
    .tuple(anyProduct, fc.array(anyProduct, { maxLength: 3 }))
    .map(([bundle, products]) => ({ ...bundle, products })),
);
const anyCatalogue = fc
  .array(anyEntry, { maxLength: 12 })
  .map((entries) => entries.map((entry, index) => ({ ...entry, id: `${1000 + index * 7}` })));
const anyState = fc.record({
  changed: fc.boolean(),
  filters: fc.uniqueArray(anyFilter, { maxLength: 3, selector: ({ id, value }) => id + value }),
  conditions: fc.dictionary(fc.constantFrom('hairType'), fc.constantFrom('AND', 'OR')),
  sortOption: fc.option(fc.constantFrom(...SORT_OPTIONS)),
});

it('filters, sorts and counts when packed as it does unpacked', () => {
  fc.assert(
    fc.property(anyCatalogue, anyState, (entries, state) => {
      const unpacked = deserializeListing(serializeListing(entries, NL));
      const ids = (shown: readonly { readonly id: string }[]) => shown.map(({ id }) => id);
      expect(ids(visibleEntries(unpacked, state, NL))).toEqual(
        ids(visibleEntries(entries, state, NL)),
      );
      expect(countFacets({ entries: unpacked, ...state })).toEqual(
        countFacets({ entries, ...state }),
      );
    }),
  );
});

it.each([[['7', '8000000000123', '7']], [['rain', 'moss-oil']], [['7', '007']], [['1', 'two']]])(
  'keeps the ids %j',
  (ids) => {
    const entries = ids.map((id) => ({
      id,
      title: '',
      specs: [],
      firstVariant: null,
      rating: null,
      soldQuantity: 0,
    }));
    expect(deserializeListing(serializeListing(entries, NL)).map(({ id }) => id)).toEqual(ids);
  },
);
