import type { ProductDetail } from '@lokke/domain/catalogue';
import { formatAmount } from '@lokke/domain/money';
import { numericIdOf } from './shopify-ids.ts';

/** Product JSON-LD (schema.org), with an offer for each size. */
export function describeProduct(
  product: ProductDetail,
  url: string,
): Readonly<Record<string, unknown>> {
  const { rating } = product;
  return {
    '@type': 'Product',
    name: product.title,
    description: product.seo.description ?? product.promise,
    image: product.pictures.slice(0, 3).map((picture) => picture.url),
    ...(product.vendor !== '' && { brand: { '@type': 'Brand', name: product.vendor } }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.averageRating,
        reviewCount: rating.count,
      },
    }),
    offers: product.variants.map(({ id, sku, gtin, price, availableForSale }) => ({
      '@type': 'Offer',
      url: product.variants.length > 1 ? `${url}?variant=${numericIdOf(id)}` : url,
      ...(sku !== null && { sku }),
      ...(gtin && { gtin }),
      price: formatAmount(price),
      priceCurrency: price.currencyCode,
      availability: `https://schema.org/${availableForSale ? 'InStock' : 'OutOfStock'}`,
    })),
  };
}
