import type { AnyProductPage } from '@lokke/contentful';
import {
  isSpecType,
  type ProductDetail,
  type ProductSpec,
  type ProductSummary,
} from '@lokke/domain/catalogue';
import type { ProductPages } from './content-pages.ts';

export interface MergeContext {
  readonly pages: ProductPages;
  /** Returns undefined for a handle that is not sold here. */
  readonly idOf: (handle: string) => string | undefined;
}

/** Merges content into a product; content takes precedence over platform data. */
export function mergeSummary<Product extends ProductSummary>(
  product: Product,
  { pages, idOf }: MergeContext,
): Product {
  const page = pages.get(product.handle);
  return page === undefined ? product : { ...product, ...changesOf(page, product, idOf) };
}

export function mergeDetail(product: ProductDetail, joining: MergeContext): ProductDetail {
  const joined = mergeSummary(product, joining);
  const page = joining.pages.get(product.handle);
  if (page?.kind !== 'product') return joined;
  const { howToUse, keyIngredients } = page;
  return {
    ...joined,
    howToUse: howToUse ?? product.howToUse,
    keyIngredients: keyIngredients.length > 0 ? keyIngredients : product.keyIngredients,
  };
}

function changesOf(
  page: AnyProductPage,
  product: ProductSummary,
  idOf: MergeContext['idOf'],
): Partial<ProductSummary> {
  const texts = { title: page.title ?? product.title, promise: page.promise ?? product.promise };
  if (page.kind === 'bundle') {
    const ids = page.products.map(idOf).filter((id) => id !== undefined);
    // A set with parts that are not sold here keeps the shop's own description.
    const isWhole = ids.length > 0 && ids.length === page.products.length;
    return isWhole ? { ...texts, bundledProducts: ids } : texts;
  }
  return {
    ...texts,
    specs: mergeSpecs(page.productSpecs, product.specs),
    rating: page.rating ?? product.rating,
    soldQuantity: page.soldQuantity ?? product.soldQuantity,
  };
}

/** Content replaces the specs that it can name; what follows from the product itself stays. */
function mergeSpecs(
  written: ProductSummary['specs'],
  own: ProductSummary['specs'],
): ProductSummary['specs'] {
  if (written.length === 0) return own;
  const isWritten = ({ type }: ProductSpec) =>
    isSpecType(type) || written.some((spec) => spec.type === type);
  return [...written, ...own.filter((spec) => !isWritten(spec))];
}
