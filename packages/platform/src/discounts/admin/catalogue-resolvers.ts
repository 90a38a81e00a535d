import type { Collection, Product, Variant } from '../../catalogue/index.ts';
import type { ImageSource } from '../../catalogue/resolvers/image-source.ts';
import { mediaOf } from '../../catalogue/resolvers/product-connections.ts';
import { imagesOf } from '../../catalogue/resolvers/product-images.ts';
import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
} from '../../graphql/index.ts';

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

function firstImage(context: GraphqlContext, product: Product): ImageSource | null {
  return imagesOf(context, product)[0] ?? null;
}

/** The catalogue as the Admin API names it, as far as discounts lead there. */
export const CATALOGUE_ADMIN_RESOLVERS: ResolverMap = {
  Product: {
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
  Image: { url: ({ plainUrl }: ImageSource) => plainUrl },
};
