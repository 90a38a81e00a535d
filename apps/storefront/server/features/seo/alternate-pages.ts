import type { AlternatePage } from '@lokke/contract/ports';
import { type Locale, marketOf, PREFIXLESS_LOCALE } from '@lokke/domain/markets';
import type { IndexablePages } from './load-indexable-pages.ts';

export interface AlternatePagesSources {
  readonly publicOrigin: string;
  readonly locales: readonly Locale[];
  readonly pagesOf: (locale: Locale) => Promise<IndexablePages>;
}

/**
 * Returns a page's alternates in all languages, itself included. A page that only one market has, or that is not
 * indexable, has none.
 */
export function createAlternatePages({ publicOrigin, locales, pagesOf }: AlternatePagesSources) {
  const related = locales.flatMap((locale) => {
    const { hreflang, prefix } = marketOf(locale);
    return hreflang === null ? [] : [{ locale, hreflang, prefix }];
  });

  return async (locale: Locale, path: string): Promise<readonly AlternatePage[]> => {
    if (!related.some((one) => one.locale === locale)) return [];
    if (!(await pagesOf(locale)).has(path)) return [];
    const pages = await Promise.all(
      related.map(async (one) => ({ ...one, isThere: (await pagesOf(one.locale)).has(path) })),
    );
    const alternates = pages
      .filter(({ isThere }) => isThere)
      .map(({ locale: of, hreflang, prefix }) => ({ locale: of, hreflang, url: at(prefix, path) }));
    if (alternates.length < 2) return [];
    // `x-default` is English.
    const rest = alternates.find((sister) => sister.locale === PREFIXLESS_LOCALE);
    return [...alternates, ...(rest === undefined ? [] : [{ ...rest, hreflang: 'x-default' }])].map(
      ({ hreflang, url }) => ({ hreflang, url }),
    );
  };

  function at(prefix: string, path: string): string {
    return `${publicOrigin}${path === '/' ? prefix || '/' : prefix + path}`;
  }
}
