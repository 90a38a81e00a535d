import type { GraphqlContext, PageArguments, ResolverMap } from '../../../protocol/index.ts';
import { latestValues } from '../../../store/index.ts';
import { type Facet, facetsOf } from '../listing/facets.ts';
import {
  filterGroups,
  filterProducts,
  type ProductFilterInput,
} from '../listing/product-filter.ts';
import {
  DEFAULT_ORDERS,
  type ProductOrder,
  type ProductPage,
  productPage,
  sortProducts,
} from '../listing/sort-products.ts';
import type { Collection, Product } from '../read/entries.ts';
import { plainText, truncate } from './html-to-text.ts';
import { toGraphqlImage } from './image-resolvers.ts';
import { metafieldFields } from './metafield-resolvers.ts';
import { catalogueOf } from './request-catalogue.ts';
import { ofCollection, translate, translatedSeo } from './translate.ts';

type CollectionSortKey =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'RELEVANCE'
  | 'TITLE';

interface ProductsArguments extends PageArguments {
  readonly filters?: readonly ProductFilterInput[] | null;
  readonly sortKey: CollectionSortKey;
  readonly reverse: boolean;
}

function orderOf({ record }: Collection, { sortKey, reverse }: ProductsArguments) {
  if (sortKey === 'COLLECTION_DEFAULT') {
    const { order, isReversed } = DEFAULT_ORDERS[record.sortOrder];
    return { order, reverse: reverse !== isReversed };
  }
  // Nothing is searched for in a collection, so its own order is the most relevant one.
  const order: ProductOrder = sortKey === 'RELEVANCE' ? 'MANUAL' : sortKey;
  return { order, reverse };
}

function products(
  collection: Collection,
  args: ProductsArguments,
  context: GraphqlContext,
): ProductPage {
  const { stock } = catalogueOf(context);
  const groups = filterGroups(args.filters);
  const { order, reverse } = orderOf(collection, args);
  const filters = JSON.stringify(args.filters ?? []);
  const kept = keptOfCollection(collection);
  const sortInput = { order, reverse, stock };
  const orderKey = JSON.stringify([order === 'BEST_SELLING' && stock.version, order, reverse]);
  const sortAll = () =>
    kept.sorted(orderKey, () => sortProducts(collection.products, sortInput).items);
  const filterKey = JSON.stringify([groups.has('available') && stock.version, filters]);
  const items = kept.found(`${orderKey} ${filterKey}`, () =>
    filterProducts(sortAll(), groups, stock),
  );
  const facets = () =>
    kept.facets(`${stock.version} ${filters}`, () =>
      facetsOf({ products: collection.products, groups, stock }),
    );
  return productPage({ ...sortProducts([], sortInput), items }, args, facets);
}

function descriptionHtml({ record }: Collection, _args: unknown, context: GraphqlContext): string {
  return translate(context, { ...ofCollection(record), key: 'body_html' }, record.descriptionHtml);
}

export const collectionResolvers: ResolverMap = {
  ProductConnection: {
    filters: ({ facets }: ProductPage) => facets(),
  },
  Collection: {
    ...metafieldFields((collection: Collection) => ({
      metafields: collection.record.metafields,
      parent: collection,
      translated: ofCollection(collection.record),
    })),
    products,
    descriptionHtml,
    handle: ({ record }: Collection) => record.handle,
    title: ({ record }: Collection, _args: unknown, context) =>
      translate(context, { ...ofCollection(record), key: 'title' }, record.title),
    description: (collection: Collection, args: { readonly truncateAt?: number | null }, context) =>
      truncate(plainText(descriptionHtml(collection, args, context)), args.truncateAt),
    image: ({ record }: Collection, _args: unknown, context) =>
      record.image === null
        ? null
        : toGraphqlImage(context, record.image, {
            ...ofCollection(record),
            type: 'CollectionImage',
            position: 1,
          }),
    seo: ({ record }: Collection, _args: unknown, context) =>
      translatedSeo(context, ofCollection(record), record.seo),
    updatedAt: ({ record }: Collection) => record.updatedAt,
    onlineStoreUrl: () => null,
    trackingParameters: () => null,
  },
};

/** Lists that are kept of each kind and collection. */
const MOST_KEPT = 8;

function createLists() {
  return {
    sorted: latestValues<string, readonly Product[]>(MOST_KEPT),
    found: latestValues<string, readonly Product[]>(MOST_KEPT),
    facets: latestValues<string, readonly Facet[]>(MOST_KEPT),
  };
}

const keptOf = new WeakMap<Collection, ReturnType<typeof createLists>>();

/**
 * Returns lists made of a collection's products. It is another object after each change of the catalogue; keys of
 * what follows from stock or sales hold their version.
 */
function keptOfCollection(collection: Collection): ReturnType<typeof createLists> {
  const kept = keptOf.get(collection) ?? createLists();
  keptOf.set(collection, kept);
  return kept;
}
