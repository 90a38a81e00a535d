import type { PageProduct, PageProductBundle } from '@lokke/contract/content';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { formatAmount } from '@lokke/domain/money';

/** Returns the pages of products by id, in order; unknown ids are skipped. */
export function productPages(
  products: readonly ProductSummary[],
  ids: readonly string[],
): readonly (PageProduct | PageProductBundle)[] {
  const byId = new Map(products.map((product) => [plainId(product.id), product]));
  const findPage = (id: string) => byId.get(plainId(id)) ?? [];
  return ids.flatMap(findPage).map((product) => {
    const { bundledProducts = [] } = product;
    if (bundledProducts.length === 0) return pageProduct(product);
    const inside = bundledProducts.flatMap(findPage).map(pageProduct);
    return { kind: 'bundle', ...pageOf(product), products: inside };
  });
}

/** Accepts both `gid://shopify/Product/1` and `1`. */
function plainId(id: string): string {
  return id.replace(/^gid:\/\/shopify\/Product\//, '');
}

function pageProduct(product: ProductSummary): PageProduct {
  const { specs, rating, soldQuantity } = product;
  const productSpecs = specs.map(({ type, value }) => ({ type, value }));
  return { kind: 'product', ...pageOf(product), productSpecs, rating, soldQuantity };
}

function pageOf({ id, handle, title, promise, pictures, ...product }: ProductSummary) {
  const { firstVariant, availableForSale } = product;
  const [picture] = pictures;
  return {
    id,
    slug: handle,
    title,
    promise,
    picture: picture === undefined ? null : { url: picture.url, altText: picture.altText },
    shopifyData: {
      availableForSale,
      variants:
        firstVariant === null
          ? []
          : [
              {
                id: firstVariant.id,
                price: {
                  amount: formatAmount(firstVariant.price),
                  currencyCode: firstVariant.price.currencyCode,
                },
                availableForSale: firstVariant.availableForSale,
              },
            ],
    },
  };
}
