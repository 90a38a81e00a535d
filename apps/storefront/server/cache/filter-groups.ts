import type { ProductSummary } from '@lokke/domain/catalogue';
import type { FilterGroup } from '@lokke/domain/listing';
import type { Locale, Market } from '@lokke/domain/markets';

/** Remembers each market's filter groups and options of products, from the content and the products that pass by. */
export function createFilterGroups(defaults: readonly FilterGroup[]) {
  const groups = new Map<Locale, Set<string>>();
  const options = new Map<Locale, Set<string>>();
  const read = new WeakSet<readonly ProductSummary[]>();
  const ofLocale = (locale: Locale): Set<string> => {
    const known = groups.get(locale) ?? new Set(defaults.map(({ id }) => id));
    groups.set(locale, known);
    return known;
  };
  return {
    of: ({ locale }: Market): ReadonlySet<string> => ofLocale(locale),
    /** Names of options in small letters. */
    optionsOf: ({ locale }: Market): ReadonlySet<string> => options.get(locale) ?? new Set(),
    learnFrom: ({ locale }: Market, products: readonly ProductSummary[]): void => {
      if (read.has(products)) return;
      read.add(products);
      const known = ofLocale(locale);
      const names = options.get(locale) ?? new Set();
      options.set(locale, names);
      for (const { specs, optionNames = [] } of products) {
        for (const { type } of specs) known.add(type);
        for (const name of optionNames) names.add(name.toLowerCase());
      }
    },
    learnGroups: ({ locale }: Market, named: readonly FilterGroup[]): void => {
      const known = ofLocale(locale);
      for (const { id } of named) known.add(id);
    },
  };
}
