import { facetsOf } from '../catalogue/listing/facets.ts';
import { filterGroups, filterProducts } from '../catalogue/listing/filter-products.ts';
import type { ProductFilterInput } from '../catalogue/listing/product-filter.ts';
import { sortProducts } from '../catalogue/listing/sort-products.ts';
import { catalogueOf } from '../catalogue/resolvers/catalogue-of.ts';
import { connectionOf, type GraphqlContext, type PageArguments } from '../graphql/index.ts';
import { searchPages } from './search-content.ts';
import { searchProducts, type UnavailableProducts } from './search-products.ts';

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
