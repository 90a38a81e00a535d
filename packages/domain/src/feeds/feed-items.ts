import { isListed, type ProductDetail, type Variant } from '../catalogue/product.ts';
import type { Money } from '../money/index.ts';

/** Variant as a marketplace lists it. */
export interface FeedItem {
  readonly id: string;
  /** Shared by the variants of a product. */
  readonly groupId: string;
  readonly title: string;
  readonly description: string;
  /** Path without locale. */
  readonly path: string;
  readonly pictureUrls: readonly string[];
  readonly brand: string;
  readonly productType: string;
  readonly gtin: string | null;
  readonly sku: string | null;
  readonly isAvailable: boolean;
  /** Price before a reduction that may be announced; the price itself without one. */
  readonly price: Money;
  readonly salePrice: Money | null;
  /** Marks what no parcel brings. */
  readonly requiresShipping?: false;
  /** Options that tell it from its siblings; none for a product of one variant. */
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly unitPrice: ToldUnitPrice | null;
  readonly rating: ProductDetail['rating'];
}

/** Unit price as marketplaces and assistants are told it. */
export interface ToldUnitPrice {
  /** Counts in minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Content of the pack. */
  readonly measure: Measure;
  /** Quantity that the amount is for. */
  readonly reference: Measure;
}

interface Measure {
  readonly value: number;
  readonly unit: string;
}

/** Content that Google takes as a measure. */
const MEASURE = /^(\d+(?:[.,]\d+)?) ?(ml|cl|l|g|kg|m)$/i;

/** Lists the variants of a product for a feed: none that comes as a gift, is hidden, costs nothing or has no picture. */
export function feedItems(product: ProductDetail): readonly FeedItem[] {
  if (!isListed(product) || product.isHidden === true) return [];
  const isSingle = product.variants.length === 1;
  return product.variants
    .filter(({ price }) => price.amountInMinorUnits > 0)
    .map((variant) => ({
      id: numberOf(variant.id),
      groupId: numberOf(product.id),
      title: isSingle ? product.title : `${product.title}, ${variant.title}`,
      description: descriptionOf(product),
      path: `/products/${encodeURIComponent(product.handle)}${isSingle ? '' : `?variant=${numberOf(variant.id)}`}`,
      pictureUrls: picturesOf(product, variant),
      brand: product.vendor,
      productType: product.productType,
      gtin: variant.gtin ?? null,
      sku: variant.sku,
      isAvailable: variant.availableForSale,
      price: variant.compareAtPrice ?? variant.price,
      salePrice: variant.compareAtPrice === null ? null : variant.price,
      ...unsent(variant),
      options: isSingle ? [] : variant.selectedOptions,
      unitPrice: tellUnitPrice(variant),
      rating: product.rating,
    }))
    .filter(({ pictureUrls }) => pictureUrls.length > 0);
}

function unsent({ requiresShipping }: Variant): Pick<FeedItem, 'requiresShipping'> {
  return requiresShipping === false ? { requiresShipping } : {};
}

function descriptionOf({ promise, descriptionHtml, title }: ProductDetail): string {
  const words = descriptionHtml
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [promise, words].filter((text) => text !== '').join(' ') || title;
}

function picturesOf({ pictures }: ProductDetail, { picture }: Variant): readonly string[] {
  const urls = [...(picture === null ? [] : [picture]), ...pictures].map(({ url }) => url);
  return [...new Set(urls)];
}

/** Null where the title does not name the content, or the price is by another kind of quantity, such as an ounce. */
export function tellUnitPrice({ title, unitPrice }: Variant): ToldUnitPrice | null {
  const [measure, reference] = [measureIn(title), measureIn(unitPrice?.per ?? '')];
  if (unitPrice === null || measure === null || reference === null) return null;
  const { amountInMinorUnits: amount, currencyCode: currency } = unitPrice.price;
  return { amount, currency, measure, reference };
}

function measureIn(text: string): Measure | null {
  const [, value, unit] = MEASURE.exec(text) ?? [];
  if (value === undefined || unit === undefined) return null;
  return { value: Number(value.replace(',', '.')), unit };
}

function numberOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
