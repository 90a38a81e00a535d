import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
} from '../../../protocol/index.ts';
import {
  type Collection,
  type GraphqlImage,
  imagesOf,
  mediaOf,
  type Product,
  type ShopCatalogue,
  type Variant,
} from '../../catalogue/index.ts';
import type { ItemSet } from '../discount.ts';

export type GraphqlItems =
  | { readonly __typename: 'AllDiscountItems'; readonly allItems: true }
  | { readonly __typename: 'DiscountCollections'; readonly found: readonly Collection[] }
  | {
      readonly __typename: 'DiscountProducts';
      readonly foundProducts: readonly Product[];
      readonly foundVariants: readonly Variant[];
    };

/** The items of a discount that the shop still shows. */
export function toGraphqlItems(items: ItemSet, catalogue: ShopCatalogue): GraphqlItems {
  switch (items.kind) {
    case 'all':
      return { __typename: 'AllDiscountItems', allItems: true };
    case 'collections':
      return {
        __typename: 'DiscountCollections',
        found: items.collections.flatMap(
          (handle) => catalogue.collectionByHandle.get(handle) ?? [],
        ),
      };
    case 'products':
      return {
        __typename: 'DiscountProducts',
        foundProducts: items.products.flatMap(
          (handle) => catalogue.productByHandle.get(handle) ?? [],
        ),
        foundVariants: items.variants.flatMap((key) => variantOf(key, catalogue) ?? []),
      };
  }
}

function variantOf(key: string, { variantById, variantBySku }: ShopCatalogue): Variant | undefined {
  return variantById.get(key) ?? variantBySku(key);
}

export interface ReversiblePageArguments extends PageArguments {
  readonly reverse?: boolean | null;
}

/** A page of anything that has an id. */
export function pageOf<Item extends { readonly id: string }>(
  items: readonly Item[],
  args: ReversiblePageArguments,
) {
  return connectionOf({
    items: args.reverse ? items.toReversed() : items,
    args,
    keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
  });
}

function firstImage(context: GraphqlContext, product: Product): GraphqlImage | null {
  return imagesOf(context, product)[0] ?? null;
}

/** The catalogue as the Admin API names it, as far as discounts lead there. */
export const CATALOGUE_ADMIN_RESOLVERS: ResolverMap = {
  Product: {
    id: ({ id }: Product) => id,
    title: ({ record }: Product) => record.title,
    handle: ({ record }: Product) => record.handle,
    productType: ({ record }: Product) => record.productType,
    vendor: ({ record }: Product) => record.vendor,
    tags: ({ record }: Product) => record.tags,
    featuredImage: (product: Product, _args: unknown, context) => firstImage(context, product),
    featuredMedia(product: Product, _args: unknown, context) {
      const image = firstImage(context, product);
      return image === null ? null : { ...mediaOf(image), alt: image.altText, preview: { image } };
    },
    variants: ({ variants }: Product, args: ReversiblePageArguments) => pageOf(variants, args),
  },
  ProductVariant: {
    title: ({ record }: Variant) => record.title,
    sku: ({ record }: Variant) => record.sku,
    price: ({ record }: Variant) => (record.priceInMinorUnits / 100).toFixed(2),
    image({ record, product }: Variant, _args: unknown, context) {
      const position = product.record.images.findIndex(({ src }) => src === record.imageSrc);
      return position === -1 ? null : (imagesOf(context, product)[position] ?? null);
    },
  },
  Collection: {
    title: ({ record }: Collection) => record.title,
    handle: ({ record }: Collection) => record.handle,
  },
  Image: { url: ({ plainUrl }: GraphqlImage) => plainUrl },
};
