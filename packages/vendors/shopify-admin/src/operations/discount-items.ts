import { asArray, asRecord, asString, type JsonRecord } from '@lokke/http-client';

interface DiscountPicture {
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

/** The items of a discount: products, variants or collections. */
export interface DiscountItems {
  /** The platform's name of the kind: AllDiscountItems, DiscountProducts, DiscountCollections. */
  readonly kind: string;
  readonly products: readonly DiscountProduct[];
  readonly variants: readonly (DiscountProduct & { readonly variantId: string })[];
  readonly collectionIds: readonly string[];
}

export function discountItems(value: unknown): DiscountItems {
  const items = asRecord(value);
  return {
    kind: asString(items?.['__typename']) ?? '',
    products: nodesOf(items?.['products']).map((product) => ({
      ...productParts(product),
      variantId: asString(nodesOf(product['variants'])[0]?.['id']),
    })),
    variants: nodesOf(items?.['productVariants']).map((variant) => {
      const product = productParts(asRecord(variant['product']) ?? {});
      const picture = pictureOf(variant['image']) ?? product.picture;
      return { ...product, variantId: asString(variant['id']) ?? '', picture };
    }),
    collectionIds: nodesOf(items?.['collections']).map(({ id }) => asString(id) ?? ''),
  };
}

function productParts(product: JsonRecord) {
  return {
    id: asString(product['id']) ?? '',
    title: asString(product['title']) ?? '',
    handle: asString(product['handle']) ?? '',
    picture: pictureOf(asRecord(asRecord(product['featuredMedia'])?.['preview'])?.['image']),
  };
}

function pictureOf(value: unknown): DiscountPicture | null {
  const image = asRecord(value);
  const url = asString(image?.['url']);
  return url === null ? null : { url, altText: asString(image?.['altText']) };
}

function nodesOf(connection: unknown): readonly JsonRecord[] {
  return asArray(asRecord(connection)?.['nodes'])
    .map(asRecord)
    .filter((node) => node !== null);
}
