import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import { type DeliveryTerms, deliveryOfOne, deliveryPriceOf } from '@lokke/domain/delivery';
import type { Market } from '@lokke/domain/markets';
import { formatAmount, type Money } from '@lokke/domain/money';
import { numericIdOf } from './shopify-ids.ts';

export interface SoldAt {
  readonly url: string;
  readonly market: Pick<Market, 'countryCode' | 'currencyCode'>;
  readonly delivery: DeliveryTerms | null;
  readonly freeDeliveryFrom: Money | null;
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
    const offers = describeOffer(only, place, new Set());
    return { '@type': 'Product', ...shared, ...codesOf(only), offers };
  }
  const told = new Set<string>();
  return {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: numericIdOf(product.id),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: `${product.title}, ${variant.title}`,
      image: variant.picture?.url ?? shared.image[0],
      ...codesOf(variant),
      ...(variant.unitPrice !== null && { size: variant.title }),
      offers: describeOffer(
        variant,
        { ...place, url: `${place.url}?variant=${numericIdOf(variant.id)}` },
        told,
      ),
    })),
  };
}

function codesOf({ sku, gtin }: Variant): JsonLd {
  return { ...(sku !== null && { sku }), ...(gtin && { gtin }) };
}

function describeOffer(variant: Variant, place: SoldAt, told: Set<string>): JsonLd {
  const { price, compareAtPrice, availableForSale } = variant;
  const shippingDetails = describeDelivery(variant, place, told);
  return {
    '@type': 'Offer',
    url: place.url,
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
    ...(shippingDetails && { shippingDetails }),
  };
}

/** Each price of delivery is told once: the other offers of the page point to it. */
function describeDelivery(
  variant: Variant,
  { market: { countryCode, currencyCode }, delivery, freeDeliveryFrom }: SoldAt,
  told: Set<string>,
): JsonLd | null {
  const asked = delivery && deliveryPriceOf(delivery, currencyCode);
  if (delivery === null || asked === null || variant.requiresShipping === false) return null;
  const price = deliveryOfOne({ price: asked, freeFrom: freeDeliveryFrom }, variant);
  const id = price === asked ? '#delivery' : '#free-delivery';
  if (told.has(id)) return { '@id': id };
  told.add(id);
  const { from, to } = delivery.days;
  const days = { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
  return {
    '@type': 'OfferShippingDetails',
    '@id': id,
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
