import { type JsonRecord, listOf, recordOf, textOf } from '../record.ts';

export interface DiscountPicture {
  readonly url: string;
  readonly altText: string | null;
}

export interface DiscountProduct {
  readonly id: string;
  /** The first variant; null for a product that has none any more. */
  readonly variantId: string | null;
  readonly title: string;
  readonly handle: string;
  readonly picture: DiscountPicture | null;
}

/** The goods that a discount names: whole products, single variants, or collections. */
export interface DiscountItems {
  /** The platform's name of the kind: AllDiscountItems, DiscountProducts, DiscountCollections. */
  readonly kind: string;
  readonly products: readonly DiscountProduct[];
  readonly variants: readonly (DiscountProduct & { readonly variantId: string })[];
  readonly collectionIds: readonly string[];
}

export function discountItems(value: unknown): DiscountItems {
  const items = recordOf(value);
  return {
    kind: textOf(items?.['__typename']) ?? '',
    products: nodesOf(items?.['products']).map((product) => ({
      ...productParts(product),
      variantId: textOf(nodesOf(product['variants'])[0]?.['id']),
    })),
    variants: nodesOf(items?.['productVariants']).map((variant) => {
      const product = productParts(recordOf(variant['product']) ?? {});
      const picture = pictureOf(variant['image']) ?? product.picture;
      return { ...product, variantId: textOf(variant['id']) ?? '', picture };
    }),
    collectionIds: nodesOf(items?.['collections']).map(({ id }) => textOf(id) ?? ''),
  };
}

function productParts(product: JsonRecord) {
  return {
    id: textOf(product['id']) ?? '',
    title: textOf(product['title']) ?? '',
    handle: textOf(product['handle']) ?? '',
    picture: pictureOf(recordOf(recordOf(product['featuredMedia'])?.['preview'])?.['image']),
  };
}

function pictureOf(value: unknown): DiscountPicture | null {
  const image = recordOf(value);
  const url = textOf(image?.['url']);
  return url === null ? null : { url, altText: textOf(image?.['altText']) };
}

function nodesOf(connection: unknown): readonly JsonRecord[] {
  return listOf(recordOf(connection)?.['nodes'])
    .map(recordOf)
    .filter((node) => node !== null);
}
