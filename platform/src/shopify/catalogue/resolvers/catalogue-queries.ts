import {
  checkPageSize,
  connectionOf,
  type GraphqlContext,
  type ListArguments,
  type NodeFinders,
  parseGid,
  type ResolverMap,
} from '../../../protocol/index.ts';
import { type ProductOrder, productPage, sortProducts } from '../listing/sort-products.ts';
import type { Collection, Product } from '../read/entries.ts';
import { productQuery } from '../text-search/match-product.ts';
import { hasWords, queryWords, wordsOf } from '../text-search/match-text.ts';
import { imagesOf } from './image-resolvers.ts';
import { optionsOf } from './product-options.ts';
import { mediaOf } from './product-resolvers.ts';
import { catalogueOf, checkGid, requireToken } from './request-catalogue.ts';

interface Named {
  readonly handle?: string | null;
  readonly id?: string | null;
}

const PRODUCT_ORDERS: Readonly<Record<string, ProductOrder>> = {
  BEST_SELLING: 'BEST_SELLING',
  CREATED_AT: 'CREATED',
  ID: 'ID',
  PRICE: 'PRICE',
  PRODUCT_TYPE: 'PRODUCT_TYPE',
  TITLE: 'TITLE',
  UPDATED_AT: 'UPDATED',
  VENDOR: 'VENDOR',
};

function products(_source: unknown, args: ListArguments, context: GraphqlContext) {
  const catalogue = catalogueOf(context);
  const found = catalogue.products.filter(productQuery(args.query, context));
  const order = PRODUCT_ORDERS[args.sortKey ?? ''] ?? 'ID';
  return productPage(sortProducts(found, { ...args, order, stock: catalogue.stock }), args);
}

function findProduct({ handle, id }: Named, context: GraphqlContext): Product | null {
  const { productById, productByHandle } = catalogueOf(context);
  if (id) return productById.get(checkGid(id)) ?? null;
  return productByHandle.get(handle ?? '') ?? null;
}

function findCollection({ handle, id }: Named, context: GraphqlContext): Collection | null {
  const { collectionById, collectionByHandle } = catalogueOf(context);
  if (id) return collectionById.get(checkGid(id)) ?? null;
  return collectionByHandle.get(handle ?? '') ?? null;
}

const COLLECTION_VALUES: Readonly<Record<string, (collection: Collection) => string | number>> = {
  TITLE: ({ record }) => record.title,
  UPDATED_AT: ({ record }) => record.updatedAt,
};

function collections(_source: unknown, args: ListArguments, context: GraphqlContext) {
  const requested = queryWords(args.query ?? '');
  const found = catalogueOf(context).collections.filter(
    ({ record }) => requested.words.length === 0 || hasWords(requested, wordsOf(record.title)),
  );
  const valueOfOne = COLLECTION_VALUES[args.sortKey ?? ''] ?? (({ record }) => record.number);
  const sorted = found.toSorted((a, b) =>
    String(valueOfOne(a)).localeCompare(String(valueOfOne(b)), 'en', { numeric: true }),
  );
  return connectionOf({
    items: args.reverse ? sorted.toReversed() : sorted,
    args,
    keyOf: (collection) => ({
      lastId: collection.record.number,
      lastValue: String(valueOfOne(collection)),
    }),
  });
}

function texts(all: readonly string[], first: number) {
  const items = [...new Set(all)].filter((text) => text !== '').sort((a, b) => a.localeCompare(b));
  const args = { first: checkPageSize('first', first) };
  return connectionOf({ items, args, keyOf: (text) => ({ lastId: text, lastValue: text }) });
}

export const catalogueQueries: ResolverMap = {
  QueryRoot: {
    products,
    collections,
    product: (_source, args: Named, context) => findProduct(args, context),
    productByHandle: (_source, args: Named, context) => findProduct(args, context),
    collection: (_source, args: Named, context) => findCollection(args, context),
    collectionByHandle: (_source, args: Named, context) => findCollection(args, context),
    productTags(_source, { first }: { readonly first: number }, context) {
      requireToken(context, { field: 'productTags', scope: 'unauthenticated_read_product_tags' });
      return texts(
        catalogueOf(context).products.flatMap(({ record }) => record.tags),
        first,
      );
    },
    productTypes: (_source, { first }: { readonly first: number }, context) =>
      texts(
        catalogueOf(context).products.map(({ record }) => record.productType),
        first,
      ),
  },
};

/** Returns the product one of whose pictures or options has the number that an id names. */
function productWith(
  context: GraphqlContext,
  part: 'images' | 'options',
  id: string,
): Product | undefined {
  const wanted = Number(parseGid(id)?.id);
  return catalogueOf(context).products.find(({ record }) =>
    record[part].some(({ number }) => number === wanted),
  );
}

export const catalogueNodes: NodeFinders = {
  Product: (id, context) => catalogueOf(context).productById.get(id) ?? null,
  ProductVariant: (id, context) => catalogueOf(context).variantById.get(id) ?? null,
  Collection: (id, context) => catalogueOf(context).collectionById.get(id) ?? null,
  ProductOption(id, context) {
    const product = productWith(context, 'options', id);
    return product && optionsOf(context, product).find((own) => own.id === id);
  },
  MediaImage(id, context) {
    const product = productWith(context, 'images', id);
    return (
      product &&
      imagesOf(context, product)
        .map(mediaOf)
        .find((media) => media.id === id)
    );
  },
};
