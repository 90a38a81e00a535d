import type { ProductSummary } from '@lokke/domain/catalogue';
import type { FilterGroup } from '@lokke/domain/listing';
import type { Locale, Market } from '@lokke/domain/markets';

export interface FilterGroups {
  readonly of: (market: Market) => ReadonlySet<string>;
  readonly learnFrom: (market: Market, products: readonly ProductSummary[]) => void;
  readonly learnGroups: (market: Market, groups: readonly FilterGroup[]) => void;
}

/** Remembers each market's filter groups from the content and the product lists that pass by. */
export function createFilterGroups(defaults: readonly FilterGroup[]): FilterGroups {
  const groups = new Map<Locale, Set<string>>();
  const read = new WeakSet<readonly ProductSummary[]>();
  const ofLocale = (locale: Locale): Set<string> => {
    const known = groups.get(locale) ?? new Set(defaults.map(({ id }) => id));
    groups.set(locale, known);
    return known;
  };
  return {
    of: ({ locale }) => ofLocale(locale),
    learnFrom: ({ locale }, products) => {
      if (read.has(products)) return;
      read.add(products);
      const known = ofLocale(locale);
      for (const { specs } of products) for (const { type } of specs) known.add(type);
    },
    learnGroups: ({ locale }, named) => {
      const known = ofLocale(locale);
      for (const { id } of named) known.add(id);
    },
  };
}
