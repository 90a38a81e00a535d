import type { AnyProductPage } from '@lokke/contentful';
import type { ProductDetail, ProductSummary } from '@lokke/domain/catalogue';
import type { ProductPages } from './content-pages.ts';

export interface MergeContext {
  readonly pages: ProductPages;
  /** Where a product of this handle is not sold, its id is undefined. */
  readonly idOf: (handle: string) => string | undefined;
}

/** A product as its page: what the content says of it wins, the platform's data fills the gaps. */
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
    // A set of which a part is not sold here keeps what the shop itself says is in it.
    const isWhole = ids.length > 0 && ids.length === page.products.length;
    return isWhole ? { ...texts, bundledProducts: ids } : texts;
  }
  return {
    ...texts,
    specs: page.productSpecs.length > 0 ? page.productSpecs : product.specs,
    rating: page.rating ?? product.rating,
    soldQuantity: page.soldQuantity ?? product.soldQuantity,
  };
}
