import type { Catalogue, Loaded } from '@lokke/contract/ports';
import type { ProductDetail, ProductSummary } from '@lokke/domain/catalogue';

/** The products that a set consists of, as far as they are sold here and can be had; none for other products. */
export async function loadContents(
  catalogue: Pick<Catalogue, 'productsByIds'>,
  asked: Promise<Loaded<ProductDetail>>,
): Promise<readonly ProductSummary[]> {
  const product = await asked;
  if (product.kind !== 'found' || product.value.bundledProducts === undefined) return [];
  const found = await catalogue.productsByIds(product.value.bundledProducts);
  return found.kind === 'found' ? found.value : [];
}
