import {
  connectionOf,
  type FieldResolver,
  type GraphqlContext,
  gid,
  type ListArguments,
  pageOf,
  parseGid,
  type ResolverMap,
  wireMoney,
} from '../../../protocol/index.ts';
import {
  type Product,
  type SellingPlanGroup,
  sortedPrices,
  type Variant,
} from '../read/entries.ts';
import { isForSale, isProductForSale } from '../read/stock-cache.ts';
import { encodeVariants } from './encode-variants.ts';
import { plainText, truncate } from './html-to-text.ts';
import { type GraphqlImage, imagesOf } from './image-resolvers.ts';
import { metafieldFields } from './metafield-resolvers.ts';
import {
  adjacentVariants,
  optionsOf,
  optionValuesOf,
  type Selection,
  selectedOrFirstAvailable,
  variantBySelection,
} from './product-options.ts';
import { catalogueOf, requireToken } from './request-catalogue.ts';
import { ofProduct, translate, translatedSeo } from './translate.ts';

export function mediaOf(image: GraphqlImage) {
  const number = parseGid(image.id)?.id ?? '';
  return {
    __typename: 'MediaImage',
    id: gid('MediaImage', number),
    mediaContentType: 'IMAGE',
    image,
    presentation: null,
  };
}

/** Compares variants by a sort key; other lists have their own order alone. */
const VARIANT_ORDERS: Readonly<Record<string, (a: Variant, b: Variant) => number>> = {
  TITLE: (a, b) => a.record.title.localeCompare(b.record.title),
  SKU: (a, b) => (a.record.sku ?? '').localeCompare(b.record.sku ?? ''),
  ID: (a, b) => a.record.number - b.record.number,
};

const productConnections: Readonly<Record<string, FieldResolver>> = {
  images: (product: Product, args: ListArguments, context) =>
    pageOf(imagesOf(context, product), args),
  media: (product: Product, args: ListArguments, context) =>
    pageOf(imagesOf(context, product).map(mediaOf), args),
  variants: ({ variants }: Product, args: ListArguments) =>
    pageOf(variants.toSorted(VARIANT_ORDERS[args.sortKey ?? ''] ?? (() => 0)), args),
  collections: ({ collections }: Product, args: ListArguments) => pageOf(collections, args),
  sellingPlanGroups: ({ sellingPlanGroups }: Product, args: ListArguments) =>
    connectionOf({
      items: args.reverse ? sellingPlanGroups.toReversed() : sellingPlanGroups,
      args,
      keyOf: ({ record }: SellingPlanGroup) => ({ lastId: record.name, lastValue: record.name }),
    }),
};

function text(context: GraphqlContext, { record }: Product, key: string, original: string): string {
  return translate(context, { ...ofProduct(record), key }, original);
}

function descriptionHtml(product: Product, _args: unknown, context: GraphqlContext): string {
  return text(context, product, 'body_html', product.record.descriptionHtml);
}

function compareAtPriceRange({ record }: Product, _args: unknown, { shop }: GraphqlContext) {
  const prices = record.variants.map((variant) => variant.compareAtPriceInMinorUnits ?? 0);
  return {
    minVariantPrice: wireMoney(Math.min(...prices), shop.currencyCode),
    maxVariantPrice: wireMoney(Math.max(...prices), shop.currencyCode),
  };
}

/** A variant by the places of its values in the product's options. */
function placesOf({ record: { options } }: Product, { record }: Variant): readonly number[] {
  return options.map(({ values }, index) =>
    values.findIndex(({ name }) => name === record.optionValues[index]),
  );
}

export const productResolvers: ResolverMap = {
  ProductOption: { optionValues: optionValuesOf },
  Product: {
    ...productConnections,
    ...metafieldFields((product: Product) => ({
      metafields: product.record.metafields,
      parent: product,
      translated: ofProduct(product.record),
    })),
    id: ({ id }: Product) => id,
    handle: ({ record }: Product) => record.handle,
    title: (product: Product, _args: unknown, context) =>
      text(context, product, 'title', product.record.title),
    description: (product: Product, args: { readonly truncateAt?: number | null }, context) =>
      truncate(plainText(descriptionHtml(product, args, context)), args.truncateAt),
    descriptionHtml,
    productType: (product: Product, _args: unknown, context) =>
      text(context, product, 'product_type', product.record.productType),
    vendor: ({ record }: Product) => record.vendor,
    tags({ record }: Product, _args: unknown, context) {
      requireToken(context, { field: 'tags', scope: 'unauthenticated_read_product_tags' });
      return record.tags;
    },
    createdAt: ({ record }: Product) => record.createdAt,
    updatedAt: ({ record }: Product) => record.updatedAt,
    publishedAt: ({ record }: Product) => record.publishedAt,
    isGiftCard: ({ record }: Product) => record.isGiftCard,
    // A plan is always a choice here: the catalogue has no product that only subscriptions buy.
    requiresSellingPlan: () => false,
    // The platform has no online store of its own beside the storefront.
    onlineStoreUrl: () => null,
    trackingParameters: () => null,
    availableForSale: (product: Product, _args: unknown, context) =>
      isProductForSale(catalogueOf(context).stock, product),
    totalInventory: ({ variants }: Product, _args: unknown, context) =>
      variants
        .filter(({ record }) => record.tracksInventory)
        .reduce((sum, variant) => sum + catalogueOf(context).stock.quantityOf(variant), 0),
    featuredImage: (product: Product, _args: unknown, context) =>
      imagesOf(context, product)[0] ?? null,
    options: (product: Product, { first }: { readonly first?: number | null }, context) =>
      optionsOf(context, product).slice(0, first ?? undefined),
    priceRange(product: Product, _args: unknown, { shop }) {
      const prices = sortedPrices(product);
      return {
        minVariantPrice: wireMoney(prices.at(0) ?? 0, shop.currencyCode),
        maxVariantPrice: wireMoney(prices.at(-1) ?? 0, shop.currencyCode),
      };
    },
    compareAtPriceRange,
    seo: ({ record }: Product, _args: unknown, context) =>
      translatedSeo(context, ofProduct(record), record.seo),
    encodedVariantExistence: (product: Product) =>
      encodeVariants(product.variants.map((variant) => placesOf(product, variant))),
    encodedVariantAvailability(product: Product, _args: unknown, context) {
      const { stock } = catalogueOf(context);
      const sold = product.variants.filter((variant) => isForSale(stock, variant));
      return encodeVariants(sold.map((variant) => placesOf(product, variant)));
    },
    variantsCount: ({ variants }: Product) => ({ count: variants.length, precision: 'EXACT' }),
    variantBySelectedOptions: (product: Product, args: Selection, context) =>
      variantBySelection(context, product, args),
    selectedOrFirstAvailableVariant: (product: Product, args: Selection, context) =>
      selectedOrFirstAvailable(context, product, args),
    adjacentVariants: (product: Product, args: Selection, context) =>
      adjacentVariants(context, product, args),
  },
};
