import { type Market, marketOf } from '@lokke/domain/markets';
import type { ParsedPage } from './parse-page.ts';

export interface Origins {
  readonly shop: string;
  /** Origin of its images: the platform. */
  readonly images: string;
}

/** Checks one page by itself. */
export function pageProblems(
  page: ParsedPage,
  market: Market,
  origins: Origins,
): readonly string[] {
  const { lang, titles, descriptions, headingCount, canonicals, isListed, assets } = page;
  const foreign = assets.filter(
    (asset) => ![origins.shop, origins.images].includes(new URL(asset).origin),
  );
  return [
    ...(lang === market.languageTag ? [] : [`is said to be in "${lang}"`]),
    ...(titles.length === 1 ? [] : [`has ${titles.length} titles`]),
    ...(descriptions.length === 1 ? [] : [`has ${descriptions.length} descriptions`]),
    ...(headingCount === 1 ? [] : [`has ${headingCount} main headings`]),
    ...(canonicals.length > 1 ? ['has several canonical URLs'] : []),
    ...(isListed && market.isIndexed ? canonicalProblems(page, market, origins) : []),
    ...foreign.map((asset) => `loads ${asset} from a third party`),
    ...page.structured.flatMap(structuredDataProblems),
    ...page.problems,
  ];
}

function canonicalProblems({ url, canonicals }: ParsedPage, market: Market, { shop }: Origins) {
  const { pathname, search } = new URL(url);
  // The canonical URL of a page with a query is tested by the page itself.
  if (search !== '') return canonicals.length === 1 ? [] : ['has no canonical URL'];
  const below = pathname.slice(market.prefix.length);
  const path = `${marketOf(market.canonicalLocale).prefix}${below}`;
  const expected = shop + (path === '' ? '/' : path);
  return canonicals[0] === expected ? [] : [`is canonical at ${canonicals[0]}`];
}

/** Finds pages that do not list each other alike, or list one that is not there. */
export function hreflangProblems(pages: ReadonlyMap<string, ParsedPage>): readonly string[] {
  return [...pages].flatMap(([url, page]) => {
    const { alternates } = page;
    if (alternates.size === 0) return [];
    const own = [...alternates.values()].includes(url) ? [] : ['does not name itself'];
    const others = [...alternates.values()].flatMap((href) => {
      const alternate = pages.get(href);
      if (alternate === undefined) return [`names ${href}, which no link leads to`];
      return sameEntries(alternate.alternates, alternates)
        ? []
        : [`and ${href} name different alternates`];
    });
    return [...own, ...others].map((problem) => `${url} ${problem}`);
  });
}

function sameEntries(left: ReadonlyMap<string, string>, right: ReadonlyMap<string, string>) {
  return left.size === right.size && [...left].every(([key, value]) => right.get(key) === value);
}

type Thing = Readonly<Record<string, unknown>>;

/** Properties that search engines require of each type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction'],
  Product: ['name', 'image', 'offers'],
  ProductGroup: ['name', 'image', 'description', 'brand', 'productGroupID', 'hasVariant'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  Offer: ['url', 'price', 'priceCurrency', 'availability'],
  AggregateRating: ['ratingValue', 'ratingCount'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  HairSalon: ['name', 'url', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
};

/** Finds what is missing in a block of structured data, at any depth. */
function structuredDataProblems(block: unknown): readonly string[] {
  if (!isThing(block)) return ['structured data that is no object'];
  const context =
    block['@context'] === 'https://schema.org' ? [] : ['structured data without @context'];
  return [...context, ...thingProblems(block)];
}

function thingProblems(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(thingProblems);
  if (!isThing(value)) return [];
  const type = String(value['@type'] ?? '');
  const missing = (REQUIRED[type] ?? []).filter((name) => isEmpty(value[name]));
  return [
    ...missing.map((name) => `${type} lacks ${name}`),
    ...Object.values(value).flatMap(thingProblems),
  ];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
