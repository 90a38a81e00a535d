import { type Market, marketOf } from '@lokke/domain/markets';
import type { SeenPage } from './read-page.ts';
import { structuredDataFlaws } from './structured-data-flaws.ts';

export interface Origins {
  readonly shop: string;
  /** Where its pictures come from: the platform. */
  readonly pictures: string;
}

/** What is wrong with one page, whatever the others say. */
export function pageFlaws(page: SeenPage, market: Market, origins: Origins): readonly string[] {
  const { lang, titles, descriptions, headingCount, canonicals, isListed, assets } = page;
  const strangers = assets.filter(
    (asset) => ![origins.shop, origins.pictures].includes(new URL(asset).origin),
  );
  return [
    ...(lang === market.languageTag ? [] : [`is said to be in "${lang}"`]),
    ...(titles.length === 1 ? [] : [`has ${titles.length} titles`]),
    ...(descriptions.length === 1 ? [] : [`has ${descriptions.length} descriptions`]),
    ...(headingCount === 1 ? [] : [`has ${headingCount} main headings`]),
    ...(canonicals.length > 1 ? ['has several canonical addresses'] : []),
    ...(isListed && market.isIndexed ? canonicalFlaws(page, market, origins) : []),
    ...strangers.map((asset) => `asks a stranger for ${asset}`),
    ...page.structured.flatMap(structuredDataFlaws),
    ...page.flaws,
  ];
}

function canonicalFlaws({ url, canonicals }: SeenPage, market: Market, { shop }: Origins) {
  const { pathname, search } = new URL(url);
  // A query makes another form of a page; which page that is, is the page's own knowledge.
  if (search !== '') return canonicals.length === 1 ? [] : ['has no canonical address'];
  const below = pathname.slice(market.prefix.length);
  const path = `${marketOf(market.canonicalLocale).prefix}${below}`;
  const expected = shop + (path === '' ? '/' : path);
  return canonicals[0] === expected ? [] : [`is canonical at ${canonicals[0]}`];
}
