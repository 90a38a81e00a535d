import type { ProductSummary } from '@lokke/domain/catalogue';
import type { FilterGroup } from '@lokke/domain/listing';
import type { Locale, Market } from '@lokke/domain/markets';

/** Remembers each market's filter groups from the content and the product lists that pass by. */
export function createFilterGroups(defaults: readonly FilterGroup[]) {
  const groups = new Map<Locale, Set<string>>();
  const read = new WeakSet<readonly ProductSummary[]>();
  const ofLocale = (locale: Locale): Set<string> => {
    const known = groups.get(locale) ?? new Set(defaults.map(({ id }) => id));
    groups.set(locale, known);
    return known;
  };
  return {
    of: ({ locale }: Market): ReadonlySet<string> => ofLocale(locale),
    learnFrom: ({ locale }: Market, products: readonly ProductSummary[]): void => {
      if (read.has(products)) return;
      read.add(products);
      const known = ofLocale(locale);
      for (const { specs } of products) for (const { type } of specs) known.add(type);
    },
    learnGroups: ({ locale }: Market, named: readonly FilterGroup[]): void => {
      const known = ofLocale(locale);
      for (const { id } of named) known.add(id);
    },
  };
}
