import type { Catalogue, Loaded } from '@lokke/contract/ports';
import type { ProductDetail, ProductSummary } from '@lokke/domain/catalogue';

/** Looks up recommendations by product id in the cached catalogue, without waiting for the product. */
export async function loadRecommendations(
  catalogue: Pick<Catalogue, 'products' | 'recommendations'>,
  handle: string,
  product: Promise<Loaded<ProductDetail>>,
): Promise<readonly ProductSummary[]> {
  const ids = [
    catalogue.products().then((all) => {
      const listed = all.kind === 'found' ? all.value : [];
      return idOf(listed.find((each) => each.handle === handle));
    }),
    product.then((result) => idOf(result.kind === 'found' ? result.value : undefined)),
  ];
  const id = await Promise.any(ids).catch(() => null);
  if (id === null) return [];
  const found = await catalogue.recommendations(id);
  return found.kind === 'found' ? found.value : [];
}

function idOf(product: ProductSummary | undefined): string {
  if (product === undefined) throw new Error('There is no such product.');
  return product.id;
}
