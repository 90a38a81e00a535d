import { type Catalogue, type ContentSource, foundOrNull, listIn } from '@lokke/contract/ports';
import { findSuggestions, type Suggestions } from '@lokke/contract/search';
import { isListed, type ProductSummary, type Variant } from '@lokke/domain/catalogue';
import { answerGiftCards, asksForGiftCard } from '@lokke/domain/gift-card-search';
import { type Market, marketOf } from '@lokke/domain/markets';
import { formatShelfPrice, formatUnitPrice } from '@lokke/domain/money';
import { type FindablePage, findPages } from '@lokke/domain/page-search';
import type { Messages } from '@lokke/i18n';
import { allMessages } from '@lokke/i18n/all';
import type { Salons } from '../features/salons/index.ts';
import type { Shops } from '../features/shops/index.ts';
import { handleCall, type Route } from './handle-call.ts';

const POPULAR_COUNT = 4;
const MAX_PAGES = 3;
const MAX_SALONS = 3;
// Fewer letters begin the name of too many salons.
const SHORTEST_SALON_QUERY = 3;
const MAX_PRODUCTS = 6;

interface SearchServices {
  readonly shops: Shops;
  readonly salons: Salons;
  readonly contentOf: (market: Market) => ContentSource;
}

/** Suggestions while a shopper types. What one service cannot answer is left out; search by Enter still works. */
export function searchCalls(services: SearchServices): readonly Route[] {
  return [
    handleCall(findSuggestions, async ({ locale, query = '' }) => {
      const market = marketOf(locale);
      const words = query.trim();
      const found = words === '' ? null : await suggest(services, market, words);
      const reply = found ?? (await popular(services.shops.catalogueOf(market), market));
      return { kind: 'reply', reply };
    }),
  ];
}

/** Null when nothing fits. */
async function suggest(
  { shops, salons, contentOf }: SearchServices,
  market: Market,
  query: string,
): Promise<Suggestions | null> {
  const catalogue = shops.catalogueOf(market);
  const [guess, pages, list, onSale] = await Promise.all([
    catalogue.predictiveSearch(query),
    contentOf(market).pages(),
    salons.listOf(market),
    asksForGiftCard(query) ? catalogue.products() : null,
  ]);
  const { queries, products: guessed, collections } = foundOrNull(guess) ?? NO_GUESS;
  const sold = onSale && foundOrNull(onSale);
  const { products, sellsGiftCards } = sold
    ? answerGiftCards(guessed, sold)
    : { products: guessed, sellsGiftCards: true };
  const foundSalons =
    query.length < SHORTEST_SALON_QUERY
      ? []
      : (foundOrNull(list)?.find({
          near: null,
          query,
          limit: MAX_SALONS,
          asTyped: products.length > 0,
        }).salons ?? []);
  const found = {
    queries: [...queries],
    products: products
      .filter(isListed)
      .slice(0, MAX_PRODUCTS)
      .map((product) => productRow(product, market)),
    ranges: collections.map(({ handle, title }) => ({ handle, title })),
    pages: findPages(query, listIn(pages)).slice(0, MAX_PAGES).map(linkedPage),
    salons: foundSalons.map(({ salon: { salonNo, salonName, city } }) => ({
      salonNo,
      salonName,
      city,
    })),
  };
  if (Object.values(found).every((list) => list.length === 0)) return null;
  return { ...found, isPopular: false, lacksGiftCards: !sellsGiftCards };
}

function linkedPage({ slug, anchor, title }: FindablePage) {
  return { slug, title, ...(anchor !== undefined && { anchor }) };
}

const NO_GUESS = { queries: [], products: [], collections: [] };

/** Suggestions for an empty query: best sellers, their types as search words, and their ranges. */
async function popular(catalogue: Catalogue, market: Market): Promise<Suggestions> {
  const [products, menu] = await Promise.all([catalogue.products(), catalogue.menu('main-menu')]);
  const bySales = listIn(products)
    .filter(isListed)
    .toSorted((left, right) => right.soldQuantity - left.soldQuantity);
  const items = listIn(menu).flatMap((item) => [item, ...item.items]);
  const ranges = new Map(
    items.flatMap(({ title, path }) => {
      const handle = path.match(/^\/range\/([^/]+)$/)?.[1];
      return handle === undefined ? [] : [[handle, { handle, title }] as const];
    }),
  );
  return {
    queries: [...popularQueries(bySales, market)],
    products: bySales.slice(0, POPULAR_COUNT).map((product) => productRow(product, market)),
    ranges: [...ranges.values()].slice(0, POPULAR_COUNT),
    pages: [],
    salons: [],
    isPopular: true,
    lacksGiftCards: false,
  };
}

function productRow(product: ProductSummary, market: Market): Suggestions['products'][number] {
  const { handle, title, productType, pictures, firstVariant } = product;
  return {
    handle,
    title,
    productType,
    pictureUrl: pictures[0]?.url ?? null,
    price: firstVariant && pricesOf(firstVariant, market),
  };
}

function pricesOf({ price, unitPrice }: Variant, market: Market): string {
  const written = formatShelfPrice(price, market);
  return unitPrice === null ? written : `${written} (${formatUnitPrice(unitPrice, market)})`;
}

const MAX_QUERIES = 4;

/**
 * Suggests search words: the types of best sellers, each as it occurs in a product name, so that all have results.
 */
export function popularQueries(
  bestFirst: readonly ProductSummary[],
  { language, languageTag }: Market,
): readonly string[] {
  const words: Messages = allMessages[language].core;
  const small = (text: string) => text.toLocaleLowerCase(languageTag);
  const named = bestFirst.flatMap(({ title, productType }) => {
    const word = words[`productType.${productType}`];
    const query = typeof word === 'string' ? word : productType;
    return query !== '' && small(title).includes(small(query)) ? [query] : [];
  });
  return [...new Set(named)].slice(0, MAX_QUERIES);
}
