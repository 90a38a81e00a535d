import {
  isRecord,
  listOf,
  numberOf,
  type ReadEntry,
  readEntry,
  textOf,
  textsOf,
} from './content-value.ts';

/** What the content says of a product; null and empty say nothing. */
export interface ProductPage {
  readonly kind: 'product';
  readonly id: string;
  /** The product's handle at the shop. */
  readonly slug: string;
  readonly title: string | null;
  readonly promise: string | null;
  readonly howToUse: string | null;
  readonly keyIngredients: readonly string[];
  readonly productSpecs: readonly { readonly type: string; readonly value: string }[];
  readonly rating: { readonly averageRating: number; readonly count: number } | null;
  readonly soldQuantity: number | null;
}

export interface ProductBundlePage {
  readonly kind: 'bundle';
  readonly id: string;
  readonly slug: string;
  readonly title: string | null;
  readonly promise: string | null;
  /** The slugs of the products in it. */
  readonly products: readonly string[];
}

export type AnyProductPage = ProductPage | ProductBundlePage;

export const PRODUCT_PAGE = 'productPage';
export const PRODUCT_BUNDLE_PAGE = 'productBundlePage';

/** Null for a page without a slug: it belongs to no product. */
export function readProductPage({ id, contentType, fields }: ReadEntry): AnyProductPage | null {
  const slug = textOf(fields, 'slug');
  if (slug === null) return null;
  const title = textOf(fields, 'title');
  const promise = textOf(fields, 'promise');
  if (contentType === PRODUCT_BUNDLE_PAGE) {
    const products = listOf(fields, 'products').flatMap((item) => {
      const product = readEntry(item);
      const productSlug = product === null ? null : textOf(product.fields, 'slug');
      return productSlug === null ? [] : [productSlug];
    });
    return { kind: 'bundle', id, slug, title, promise, products };
  }
  return {
    kind: 'product',
    id,
    slug,
    title,
    promise,
    howToUse: textOf(fields, 'howToUse'),
    keyIngredients: textsOf(fields, 'keyIngredients'),
    productSpecs: listOf(fields, 'productSpecs').flatMap(specOf),
    rating: ratingOf(fields['rating']),
    soldQuantity: numberOf(fields, 'soldQuantity'),
  };
}

function specOf(value: unknown) {
  if (!isRecord(value)) return [];
  const [type, text] = [textOf(value, 'type'), textOf(value, 'value')];
  return type === null || text === null ? [] : [{ type, value: text }];
}

function ratingOf(value: unknown): ProductPage['rating'] {
  if (!isRecord(value)) return null;
  const averageRating = numberOf(value, 'averageRating');
  const count = numberOf(value, 'count');
  return averageRating === null || count === null || count <= 0 ? null : { averageRating, count };
}
