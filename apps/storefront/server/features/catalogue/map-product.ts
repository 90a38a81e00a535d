import { allergensIn } from '@lokke/brand';
import {
  gtinOf,
  type Picture,
  type ProductDetail,
  type ProductSummary,
  type SellingPlan,
  type Sizes,
  type Variant,
} from '@lokke/domain/catalogue';
import { announcedPrice } from '@lokke/domain/law';
import type { FilterGroup } from '@lokke/domain/listing';
import { type Money, parseMoney } from '@lokke/domain/money';
import type {
  ImagePartsFragment,
  ProductDetailPartsFragment,
  ProductSummaryPartsFragment,
  VariantPartsFragment,
} from '@lokke/shopify-storefront';
import { thumbHashToAverageRGBA } from 'thumbhash';
import type { ShopContext } from '../shop-connection/index.ts';
import { cleanHtml } from './clean-html.ts';
import { factsOf } from './facts.ts';
import { ingredientsOf } from './ingredients.ts';
import { mapReadable } from './loaded.ts';
import { combinationsIn, optionsOf } from './map-options.ts';
import {
  countOf,
  HIDDEN,
  historiesOf,
  ours,
  ratingOf,
  specsOf,
  textOf,
  textsOf,
} from './metafields.ts';
import { unitPriceOf } from './unit-price.ts';

type Named = Pick<ShopContext, 'namespace'>;

export function mapSummary(
  source: Pick<ShopContext, 'market' | 'facts' | 'namespace'>,
  product: ProductSummaryPartsFragment,
  groups: readonly FilterGroup[],
): ProductSummary {
  const { title, metafields } = product;
  const [firstVariant] = product.firstVariants.nodes;
  return {
    id: product.id,
    handle: product.handle,
    title,
    productType: product.productType,
    vendor: product.vendor,
    range: textOf(metafields, ours(source, 'range')),
    promise: textOf(metafields, ours(source, 'promise')) ?? '',
    tags: product.tags,
    pictures: product.images.nodes.map((image) => mapPicture(image, title)),
    firstVariant:
      firstVariant === undefined ? null : mapVariant(source, firstVariant, { title, metafields }),
    rating: ratingOf(metafields),
    soldQuantity: countOf(metafields, ours(source, 'sold_quantity')),
    specs: specsOf(source, product, groups),
    ...factsOf(source, product),
    availableForSale: product.availableForSale,
    ...sizesOf(product),
    ...choicesOf(product),
    ...bundledIn(source, metafields),
  };
}

function sizesOf({ options, priceRange }: ProductSummaryPartsFragment): { readonly sizes?: Sizes } {
  const counts = options.map(({ values }) => values.length).filter((count) => count > 1);
  const [count] = counts;
  if (count === undefined) return {};
  return {
    sizes: {
      count: counts.length === 1 ? count : null,
      lowestPrice: parseMoney(priceRange.minVariantPrice),
      highestPrice: parseMoney(priceRange.maxVariantPrice),
    },
  };
}

function choicesOf({ options }: ProductSummaryPartsFragment): Pick<ProductSummary, 'optionNames'> {
  const optionNames = options.flatMap(({ name, values }) => (values.length > 1 ? [name] : []));
  return optionNames.length === 0 ? {} : { optionNames };
}

function bundledIn(source: Named, metafields: ProductSummaryPartsFragment['metafields']) {
  const bundledProducts = textsOf(metafields, ours(source, 'bundle_products'));
  return bundledProducts.length === 0 ? {} : { bundledProducts };
}

export function mapDetail(
  source: Pick<ShopContext, 'market' | 'facts' | 'namespace' | 'sellsPlans'>,
  product: ProductDetailPartsFragment,
): ProductDetail {
  const { metafields } = product;
  const text = (key: string) => textOf(metafields, ours(source, key));
  return {
    // A product's own page lists what it is, not what it is found by.
    ...mapSummary(source, product, []),
    pictures: product.allImages.nodes.map((image) => mapPicture(image, product.title)),
    descriptionHtml: cleanHtml(product.descriptionHtml),
    howToUse: text('how_to_use'),
    keyIngredients: textsOf(metafields, ours(source, 'key_ingredients')),
    ingredients: ingredientsOf(source, metafields),
    inci: text('inci'),
    allergens: allergensIn(text('inci') ?? ''),
    producer: text('producer'),
    packaging: text('packaging'),
    warnings: text('warnings'),
    variants: product.variants.nodes.map((variant) => ({
      ...mapVariant(source, variant, product),
      gtin: gtinOf(variant.barcode),
    })),
    options: optionsOf(product),
    ...combinationsIn(product),
    sellingPlans: source.sellsPlans ? sellingPlansOf(product) : [],
    collections: product.collections.nodes.map(({ handle }) => handle),
    seo: { title: product.seo.title, description: product.seo.description },
    ...caseQuantityIn(source, metafields),
    ...(textOf(metafields, HIDDEN) === '1' && { isHidden: true }),
  };
}

/** Leaves out what is no case: a single piece, and what cannot be read. */
function caseQuantityIn(source: Named, metafields: ProductSummaryPartsFragment['metafields']) {
  const caseQuantity = countOf(metafields, ours(source, 'case_quantity'));
  return caseQuantity > 1 ? { caseQuantity } : {};
}

function sellingPlansOf(product: ProductDetailPartsFragment): readonly SellingPlan[] {
  return product.sellingPlanGroups.nodes
    .flatMap(({ sellingPlans }) => sellingPlans.nodes)
    .map(({ id, name, description, priceAdjustments }) => {
      const percentages = priceAdjustments.flatMap(({ adjustmentValue }) =>
        'adjustmentPercentage' in adjustmentValue ? [adjustmentValue.adjustmentPercentage] : [],
      );
      return { id, name, description, discountPercentage: percentages[0] ?? null };
    });
}

type VariantOwner = Pick<ProductSummaryPartsFragment, 'title' | 'metafields'>;

export function mapVariant(
  source: Pick<ShopContext, 'market' | 'namespace'>,
  variant: VariantPartsFragment,
  owner: VariantOwner,
): Variant {
  const { image } = variant;
  const price = parseMoney(variant.price);
  return {
    id: variant.id,
    title: variant.title,
    sku: variant.sku === '' ? null : variant.sku,
    price,
    ...priceBeforeOf(source, variant, { price, ...owner }),
    availableForSale: variant.availableForSale,
    quantityAvailable: variant.quantityAvailable,
    ...(!variant.requiresShipping && { requiresShipping: false }),
    ...(variant.product.isGiftCard && { isGiftCard: true }),
    selectedOptions: variant.selectedOptions,
    unitPrice: unitPriceOf(variant, source.market),
    picture: image === null ? null : mapPicture(image, owner.title),
  };
}

/** The price that the law of the market lets a page strike: lists, pages, the cart and feeds all take it from here. */
function priceBeforeOf(
  source: Pick<ShopContext, 'market' | 'namespace'>,
  { id, compareAtPrice }: VariantPartsFragment,
  { price: { amountInMinorUnits, currencyCode }, metafields }: VariantOwner & { price: Money },
): Pick<Variant, 'compareAtPrice' | 'isLowestBefore'> {
  if (compareAtPrice === null) return { compareAtPrice: null };
  const announced = announcedPrice(source.market, new Date(), {
    amountInMinorUnits,
    beforeInMinorUnits: parseMoney(compareAtPrice).amountInMinorUnits,
    history: historiesOf(source, metafields).get(id) ?? [],
  });
  if (announced === null) return { compareAtPrice: null };
  return {
    compareAtPrice: { amountInMinorUnits: announced.amountInMinorUnits, currencyCode },
    ...(announced.isLowest && { isLowestBefore: true }),
  };
}

/** Default size for images of unknown size, in the layout's proportions. */
const DEFAULT_SIZE = { width: 1200, height: 1500 };

/** An image without alt text gets the product's title. */
export function mapPicture(image: ImagePartsFragment, title: string): Picture {
  const { url, altText, width, height, thumbhash } = image;
  const size =
    width === null || height === null
      ? ({ ...DEFAULT_SIZE, isSizeGuessed: true } as const)
      : { width, height };
  const tint = tintOf(thumbhash);
  return {
    url,
    altText: altText === null || altText === '' ? title : altText,
    ...size,
    ...(tint !== null && { tint }),
  };
}

/** Maps the products of a cached list, interned per market. */
export function mapListed(
  source: ShopContext,
  products: readonly ProductSummaryPartsFragment[],
  groups: readonly FilterGroup[],
): readonly ProductSummary[] {
  const { shop, countryCode, languageCode } = source.market;
  const map = (product: ProductSummaryPartsFragment) => mapSummary(source, product, groups);
  return mapReadable(source, products, map).map((summary) =>
    source.intern([shop, countryCode, languageCode, summary.id].join(' '), summary),
  );
}

/** Characters of a hash that hold the average colour. */
const HEADER_IN_BYTES = 5;

/**
 * The average colour of a picture by its ThumbHash; undefined comes from shops whose version has none. A page names
 * some fifty pictures, each twice: the seven characters of a colour are what it can carry of them.
 * Null also for a picture with transparent parts, behind which the colour would stay.
 */
export function tintOf(thumbhash: string | null | undefined): string | null {
  if (!thumbhash) return null;
  const bytes = Buffer.from(thumbhash, 'base64');
  if (bytes.length < HEADER_IN_BYTES) return null;
  const { r, g, b, a } = thumbHashToAverageRGBA(bytes);
  if (a < 1) return null;
  return `#${[r, g, b].map(hexOf).join('')}`;
}

function hexOf(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}
