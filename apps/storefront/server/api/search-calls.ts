import type { Catalogue } from '@lokke/contract/ports';
import { findSuggestions, type Suggestions } from '@lokke/contract/search';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { isListed } from '@lokke/domain/catalogue';
import { type Market, marketOf } from '@lokke/domain/markets';
import { formatPrice } from '@lokke/domain/money';
import type { Shops } from '../features/services/index.ts';
import type { Route } from './checkout-calls.ts';
import { handleCall } from './handle-call.ts';
import { popularQueries } from './popular-queries.ts';

const POPULAR_COUNT = 4;

/** Predictive search. A failing shop returns no suggestions; search by Enter still works. */
export function searchCalls(shops: Shops): readonly Route[] {
  return [
    {
      path: findSuggestions.path,
      handle: handleCall(findSuggestions, async ({ locale, query = '' }) => {
        const market = marketOf(locale);
        const catalogue = shops.catalogueOf(market);
        const words = query.trim();
        const reply =
          words === '' ? await popular(catalogue, market) : await guessed(catalogue, market, words);
        return { kind: 'reply', reply };
      }),
    },
  ];
}

async function guessed(catalogue: Catalogue, market: Market, words: string): Promise<Suggestions> {
  const guess = await catalogue.predictiveSearch(words);
  if (guess.kind !== 'found') return { queries: [], products: [], ranges: [] };
  const { queries, products, collections } = guess.value;
  return {
    queries: [...queries],
    products: products.filter(isListed).map((product) => productRow(product, market)),
    ranges: collections.map(({ handle, title }) => ({ handle, title })),
  };
}

/** Suggestions for an empty query: best sellers, their types as search words, and their ranges. */
async function popular(catalogue: Catalogue, market: Market): Promise<Suggestions> {
  const [products, menu] = await Promise.all([catalogue.products(), catalogue.menu('main-menu')]);
  const bySales =
    products.kind === 'found'
      ? products.value
          .filter(isListed)
          .toSorted((left, right) => right.soldQuantity - left.soldQuantity)
      : [];
  const items = menu.kind === 'found' ? menu.value.flatMap((item) => [item, ...item.items]) : [];
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
  };
}

function productRow(product: ProductSummary, market: Market): Suggestions['products'][number] {
  const { handle, title, productType, pictures, firstVariant } = product;
  return {
    handle,
    title,
    productType,
    pictureUrl: pictures[0]?.url ?? null,
    price: firstVariant === null ? null : formatPrice(firstVariant.price, market),
  };
}
