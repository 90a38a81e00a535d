import {
  isOnlyVariant,
  type Picture,
  type ProductDetail,
  type ProductSummary,
  type Variant,
} from '@lokke/domain/catalogue';
import { tellUnitPrice } from '@lokke/domain/feeds';
import type { Money } from '@lokke/domain/money';
import { type AgentShop, addressIn } from './agent-shop.ts';

/** Describes a product as `types/product.json` of the Universal Commerce Protocol does; the first variant is the featured one. */
export function describeProduct(
  shop: AgentShop,
  product: ProductSummary,
  variants: readonly Variant[],
) {
  const { handle, title, productType, rating, pictures } = product;
  const amounts = pricesOf(product, variants);
  return {
    id: product.id,
    handle,
    title,
    tags: [...product.tags],
    description: { plain: product.promise === '' ? title : product.promise },
    url: productUrl(shop, handle),
    ...(productType !== '' && { categories: [{ value: productType, taxonomy: 'merchant' }] }),
    price_range: { min: priceOf(amounts.lowest), max: priceOf(amounts.highest) },
    media: pictures.map((picture) => mediaOf(shop, picture)),
    variants: variants.map((variant) => describeVariant(shop, product, variant)),
    ...(rating !== null && {
      rating: {
        value: rating.averageRating,
        scale_min: 1,
        scale_max: 5,
        count: rating.count,
      },
    }),
  };
}

/** Adds what only a product's own page tells. */
export function describeDetail(
  shop: AgentShop,
  product: ProductDetail,
  variants: readonly Variant[],
) {
  const { howToUse, inci, warnings, packaging } = product;
  const facts = { how_to_use: howToUse, ingredients: inci, warnings, packaging };
  const told = Object.entries(facts).filter(([, text]) => text !== null && text !== undefined);
  const summary = describeProduct(shop, product, variants);
  const html = product.descriptionHtml;
  return {
    ...summary,
    description: { ...summary.description, ...(html !== '' && { html }) },
    ...(told.length > 0 && { metadata: Object.fromEntries(told) }),
  };
}

export function describeVariant(
  shop: AgentShop,
  { handle, title }: ProductSummary,
  variant: Variant,
) {
  const { price, compareAtPrice, sku, gtin, picture } = variant;
  const unitPrice = tellUnitPrice(variant);
  const isOnly = isOnlyVariant(variant.title);
  return {
    id: variant.id,
    title: isOnly ? title : variant.title,
    description: { plain: isOnly ? title : `${title}, ${variant.title}` },
    url: `${productUrl(shop, handle)}?variant=${numberOf(variant.id)}`,
    price: priceOf(price),
    ...(compareAtPrice !== null && { list_price: priceOf(compareAtPrice) }),
    ...(unitPrice !== null && { unit_price: unitPrice }),
    availability: {
      available: variant.availableForSale,
      status: variant.availableForSale ? 'in_stock' : 'out_of_stock',
    },
    options: isOnly
      ? []
      : variant.selectedOptions.map(({ name, value }) => ({ name, label: value })),
    ...(sku !== null && { sku }),
    ...(gtin != null && { barcodes: [{ type: 'GTIN', value: gtin }] }),
    ...(picture !== null && { media: [mediaOf(shop, picture)] }),
  };
}

function priceOf({ amountInMinorUnits, currencyCode }: Money) {
  return { amount: amountInMinorUnits, currency: currencyCode };
}

function productUrl(shop: AgentShop, handle: string): string {
  return addressIn(shop, `/products/${encodeURIComponent(handle)}`);
}

function mediaOf({ publicOrigin }: AgentShop, { url, altText, width, height }: Picture) {
  const { href } = new URL(url, publicOrigin);
  return { type: 'image', url: href, alt_text: altText, width, height };
}

/** A list tells the range of a product's sizes beside its first variant; a page has all variants. */
function pricesOf({ sizes }: ProductSummary, variants: readonly Variant[]) {
  const sorted = variants
    .map(({ price }) => price)
    .toSorted((left, right) => left.amountInMinorUnits - right.amountInMinorUnits);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) throw new Error('A product without variants');
  return variants.length === 1 && sizes !== undefined
    ? { lowest: sizes.lowestPrice, highest: sizes.highestPrice }
    : { lowest: first, highest: last };
}

function numberOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
