import { type GraphqlContext, type PageArguments, pageOf } from '../../protocol/index.ts';
import {
  type Collection,
  catalogueOf,
  facetsOf,
  filterGroups,
  filterProducts,
  hasWords,
  isProductForSale,
  ofCollection,
  type Product,
  type ProductFilterInput,
  plainText,
  queryWords,
  sortProducts,
  translate,
  wordsOf,
} from '../catalogue/index.ts';
import {
  articlesOf,
  type GraphqlArticle,
  type GraphqlPage,
  toGraphqlArticle,
  toGraphqlPage,
} from '../content/index.ts';

import { productIndexOf } from './product-search.ts';
import { TEXT_FIELDS, type TextField } from './text-index/slot-query.ts';

export type UnavailableProducts = 'HIDE' | 'LAST' | 'SHOW';

export interface ProductSearch {
  readonly query: string;
  readonly isLastWordPrefix: boolean;
  readonly isSuggestion?: boolean;
  readonly unavailable: UnavailableProducts;
  readonly fields?: readonly TextField[];
  /** Most that are asked for; all by default. */
  readonly limit?: number;
}

/** Returns the most relevant first; sold out ones where the caller wants them. */
export function searchProducts(
  context: GraphqlContext,
  {
    query,
    isLastWordPrefix,
    isSuggestion = false,
    unavailable,
    fields = TEXT_FIELDS,
    limit = Number.POSITIVE_INFINITY,
  }: ProductSearch,
): readonly Product[] {
  const { productById, stock } = catalogueOf(context);
  const first: Product[] = [];
  const last: Product[] = [];
  const found = productIndexOf(context).search({
    text: query,
    isLastWordPrefix,
    isSuggestion,
    fields,
  });
  for (const id of found) {
    const product = productById.get(id);
    if (product === undefined) continue;
    const isFirst = unavailable === 'SHOW' || isProductForSale(stock, product);
    (isFirst ? first : last).push(product);
    // A suggestion shows ten of what may be thousands.
    if (first.length >= limit) return first;
  }
  return unavailable === 'HIDE' ? first : [...first, ...last];
}

export function searchCollections(context: GraphqlContext, query: string): readonly Collection[] {
  const requested = queryWords(query, true);
  return catalogueOf(context).collections.filter(({ record }) =>
    hasWords(
      requested,
      wordsOf(translate(context, { ...ofCollection(record), key: 'title' }, record.title)),
    ),
  );
}

export function searchPages(
  context: GraphqlContext,
  query: string,
  isLastWordPrefix: boolean,
): readonly GraphqlPage[] {
  const requested = queryWords(query, isLastWordPrefix);
  return catalogueOf(context)
    .pages.map((record) => toGraphqlPage(context, record))
    .filter(({ title, body }) => hasWords(requested, wordsOf(`${title} ${plainText(body)}`)));
}

export function searchArticles(
  context: GraphqlContext,
  query: string,
  isLastWordPrefix: boolean,
): readonly GraphqlArticle[] {
  const requested = queryWords(query, isLastWordPrefix);
  return articlesOf(context)
    .map((found) => toGraphqlArticle(context, found))
    .filter(({ title, contentHtml }) =>
      hasWords(requested, wordsOf(`${title} ${plainText(contentHtml)}`)),
    );
}

const MOST_CHARACTERS = 256;

/** Shortens what is typed, since it is looked up word by word and letter by letter. */
export function readable(query: string): string {
  return query.slice(0, MOST_CHARACTERS);
}

interface SearchArguments extends PageArguments {
  readonly query: string;
  readonly prefix?: 'LAST' | 'NONE' | null;
  readonly productFilters?: readonly ProductFilterInput[] | null;
  readonly reverse: boolean;
  readonly sortKey: 'PRICE' | 'RELEVANCE';
  readonly types?: readonly ('ARTICLE' | 'PAGE' | 'PRODUCT')[] | null;
  readonly unavailableProducts?: UnavailableProducts | null;
}

/** Returns products before pages, and these before articles. */
export function search(_source: unknown, args: SearchArguments, context: GraphqlContext) {
  const query = readable(args.query);
  const { stock } = catalogueOf(context);
  const types = args.types ?? ['PRODUCT', 'PAGE', 'ARTICLE'];
  const isLastWordPrefix = args.prefix === 'LAST';
  const groups = filterGroups(args.productFilters);
  const found = types.includes('PRODUCT')
    ? searchProducts(context, {
        query,
        isLastWordPrefix,
        unavailable: args.unavailableProducts ?? 'SHOW',
      })
    : [];
  const filtered = filterProducts(found, groups, stock);
  const order = args.sortKey === 'PRICE' ? 'PRICE' : 'MANUAL';
  const products = sortProducts(filtered, { order, reverse: args.reverse, stock }).items;
  const pages = types.includes('PAGE') ? searchPages(context, query, isLastWordPrefix) : [];
  const articles = types.includes('ARTICLE')
    ? searchArticles(context, query, isLastWordPrefix)
    : [];
  const items = [...products, ...pages, ...articles];
  return {
    ...pageOf(items, { ...args, reverse: false }),
    totalCount: items.length,
    facets: () => facetsOf({ products: found, groups, stock }),
  };
}
