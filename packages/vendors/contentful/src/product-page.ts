import { isRecord } from '@lokke/http-client';
import {
  countField,
  listField,
  numberField,
  type ReadEntry,
  readEntry,
  stringField,
  stringListField,
} from './entry-fields.ts';

/** The content of a product page; null and empty mean that the editors left a field blank. */
interface ProductPage {
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

interface ProductBundlePage {
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
  const slug = stringField(fields, 'slug');
  if (slug === null) return null;
  const title = stringField(fields, 'title');
  const promise = stringField(fields, 'promise');
  if (contentType === PRODUCT_BUNDLE_PAGE) {
    const products = listField(fields, 'products').flatMap((item) => {
      const product = readEntry(item);
      const productSlug = product === null ? null : stringField(product.fields, 'slug');
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
    howToUse: stringField(fields, 'howToUse'),
    keyIngredients: stringListField(fields, 'keyIngredients'),
    productSpecs: listField(fields, 'productSpecs').flatMap(specOf),
    rating: ratingOf(fields['rating']),
    soldQuantity: countField(fields, 'soldQuantity'),
  };
}

function specOf(value: unknown) {
  if (!isRecord(value)) return [];
  const [type, text] = [stringField(value, 'type'), stringField(value, 'value')];
  return type === null || text === null ? [] : [{ type, value: text }];
}

function ratingOf(value: unknown): ProductPage['rating'] {
  if (!isRecord(value)) return null;
  const averageRating = numberField(value, 'averageRating');
  const count = countField(value, 'count');
  return averageRating === null || count === null || count === 0 ? null : { averageRating, count };
}
