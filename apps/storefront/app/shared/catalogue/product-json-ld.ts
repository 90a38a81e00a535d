import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import { type DeliveryTerms, deliveryPriceOf } from '@lokke/domain/delivery';
import type { Market } from '@lokke/domain/markets';
import { formatAmount } from '@lokke/domain/money';
import { numericIdOf } from './shopify-ids.ts';

export interface SoldAt {
  readonly url: string;
  readonly market: Pick<Market, 'countryCode' | 'currencyCode'>;
  readonly delivery: DeliveryTerms | null;
}

type JsonLd = Readonly<Record<string, unknown>>;

/** Product JSON-LD (schema.org): one with its offer, or a group with a product for each size. */
export function describeProduct(product: ProductDetail, place: SoldAt): JsonLd {
  const { rating, variants } = product;
  const [only] = variants;
  const shared = {
    name: product.title,
    description: product.seo.description ?? product.promise,
    image: product.pictures.slice(0, 3).map((picture) => picture.url),
    ...(product.vendor !== '' && { brand: { '@type': 'Brand', name: product.vendor } }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.averageRating,
        // Some of them have no words.
        ratingCount: rating.count,
      },
    }),
  };
  if (only !== undefined && variants.length === 1) {
    const offers = describeOffer(only, { ...place, isFirst: true });
    return { '@type': 'Product', ...shared, ...codesOf(only), offers };
  }
  return {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: numericIdOf(product.id),
    hasVariant: variants.map((variant, index) => ({
      '@type': 'Product',
      name: `${product.title}, ${variant.title}`,
      image: variant.picture?.url ?? shared.image[0],
      ...codesOf(variant),
      ...(variant.unitPrice !== null && { size: variant.title }),
      offers: describeOffer(variant, {
        ...place,
        url: `${place.url}?variant=${numericIdOf(variant.id)}`,
        isFirst: index === 0,
      }),
    })),
  };
}

function codesOf({ sku, gtin }: Variant): JsonLd {
  return { ...(sku !== null && { sku }), ...(gtin && { gtin }) };
}

const DELIVERY = '#delivery';

function describeOffer(
  { price, compareAtPrice, availableForSale }: Variant,
  { url, isFirst, market, delivery }: SoldAt & { readonly isFirst: boolean },
): JsonLd {
  const shipping = delivery && describeDelivery(delivery, market);
  return {
    '@type': 'Offer',
    url,
    price: formatAmount(price),
    priceCurrency: price.currencyCode,
    ...(compareAtPrice !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: formatAmount(compareAtPrice),
        priceCurrency: compareAtPrice.currencyCode,
      },
    }),
    availability: `https://schema.org/${availableForSale ? 'InStock' : 'OutOfStock'}`,
    // Told once: the other offers of the page point to it.
    ...(shipping && { shippingDetails: isFirst ? shipping : { '@id': DELIVERY } }),
  };
}

function describeDelivery(terms: DeliveryTerms, { countryCode, currencyCode }: SoldAt['market']) {
  const price = deliveryPriceOf(terms, currencyCode);
  if (price === null) return null;
  const { from, to } = terms.days;
  const days = { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
  return {
    '@type': 'OfferShippingDetails',
    '@id': DELIVERY,
    shippingRate: { '@type': 'MonetaryAmount', value: formatAmount(price), currency: currencyCode },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryCode },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // Orders of the morning leave on the same day.
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
      transitTime: days,
    },
  };
}
