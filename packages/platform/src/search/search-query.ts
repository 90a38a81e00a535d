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
import { type GraphqlPage, toGraphqlPage } from '../content/index.ts';
import { connectionOf, type GraphqlContext, type PageArguments } from '../core/index.ts';

import { productIndexOf } from './product-search.ts';
import { TEXT_FIELDS, type TextField } from './text-index/product-index.ts';

export type UnavailableProducts = 'HIDE' | 'LAST' | 'SHOW';

export interface ProductSearch {
  readonly query: string;
  readonly isLastWordPrefix: boolean;
  readonly unavailable: UnavailableProducts;
  readonly fields?: readonly TextField[];
}

/** The most relevant first; sold out ones where the caller wants them. */
export function searchProducts(
  context: GraphqlContext,
  { query, isLastWordPrefix, unavailable, fields = TEXT_FIELDS }: ProductSearch,
): readonly Product[] {
  const { productById, stock } = catalogueOf(context);
  const found = productIndexOf(context)
    .search({ text: query, isLastWordPrefix, fields })
    .flatMap((id) => productById.get(id) ?? []);
  if (unavailable === 'SHOW') return found;
  const available = found.filter((product) => isProductForSale(stock, product));
  if (unavailable === 'HIDE') return available;
  return [...available, ...found.filter((product) => !isProductForSale(stock, product))];
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

interface SearchArguments extends PageArguments {
  readonly query: string;
  readonly prefix?: 'LAST' | 'NONE' | null;
  readonly productFilters?: readonly ProductFilterInput[] | null;
  readonly reverse: boolean;
  readonly sortKey: 'PRICE' | 'RELEVANCE';
  readonly types?: readonly ('ARTICLE' | 'PAGE' | 'PRODUCT')[] | null;
  readonly unavailableProducts?: UnavailableProducts | null;
}

/** Products come before pages; the shops have no blogs, so no article is ever found. */
export function search(_source: unknown, args: SearchArguments, context: GraphqlContext) {
  const { stock } = catalogueOf(context);
  const types = args.types ?? ['PRODUCT', 'PAGE', 'ARTICLE'];
  const isLastWordPrefix = args.prefix === 'LAST';
  const groups = filterGroups(args.productFilters);
  const found = types.includes('PRODUCT')
    ? searchProducts(context, {
        query: args.query,
        isLastWordPrefix,
        unavailable: args.unavailableProducts ?? 'SHOW',
      })
    : [];
  const filtered = filterProducts(found, groups, stock);
  const order = args.sortKey === 'PRICE' ? 'PRICE' : 'MANUAL';
  const products = sortProducts(filtered, { order, reverse: args.reverse, stock }).items;
  const pages = types.includes('PAGE') ? searchPages(context, args.query, isLastWordPrefix) : [];
  const items = [...products, ...pages];
  return {
    ...connectionOf({ items, args, keyOf: ({ id }) => ({ lastId: id, lastValue: id }) }),
    totalCount: items.length,
    facets: () => facetsOf({ products: found, groups, stock }),
  };
}
