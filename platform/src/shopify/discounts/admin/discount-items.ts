import { type PageArguments, pageOf, type ResolverMap } from '../../../protocol/index.ts';
import {
  type Collection,
  type GraphqlImage,
  imagesOf,
  mediaOf,
  type Product,
  type ShopCatalogue,
  type Variant,
} from '../../catalogue/index.ts';
import type { ItemSet } from '../discount-draft.ts';

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
        foundVariants: items.variants.flatMap(
          (key) => catalogue.variantById.get(key) ?? catalogue.variantBySku(key) ?? [],
        ),
      };
  }
}

type Found<Name extends GraphqlItems['__typename']> = Extract<
  GraphqlItems,
  { readonly __typename: Name }
>;

/** The catalogue as the Admin API names it, as far as discounts lead there. */
export const DISCOUNT_ITEM_RESOLVERS: ResolverMap = {
  DiscountCollections: {
    collections: ({ found }: Found<'DiscountCollections'>, args: PageArguments) =>
      pageOf(found, args),
  },
  DiscountProducts: {
    products: ({ foundProducts }: Found<'DiscountProducts'>, args: PageArguments) =>
      pageOf(foundProducts, args),
    productVariants: ({ foundVariants }: Found<'DiscountProducts'>, args: PageArguments) =>
      pageOf(foundVariants, args),
  },
  Product: {
    id: ({ id }: Product) => id,
    title: ({ record }: Product) => record.title,
    handle: ({ record }: Product) => record.handle,
    featuredMedia(product: Product, _args: unknown, context) {
      const [image] = imagesOf(context, product);
      return image === undefined
        ? null
        : { ...mediaOf(image), alt: image.altText, preview: { image } };
    },
    variants: ({ variants }: Product, args: PageArguments) => pageOf(variants, args),
  },
  ProductVariant: {
    title: ({ record }: Variant) => record.title,
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
