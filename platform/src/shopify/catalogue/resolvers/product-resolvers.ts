import {
  connectionOf,
  type FieldResolver,
  type GraphqlContext,
  gid,
  type PageArguments,
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
  type Selection,
  selectedOrFirstAvailable,
  variantBySelection,
} from './product-options.ts';
import { catalogueOf, requireToken } from './request-catalogue.ts';
import { ofProduct, translate } from './translate.ts';

type ListArguments = PageArguments & { readonly reverse: boolean; readonly sortKey?: string };

function inOrder<Item>(items: readonly Item[], { reverse }: ListArguments): readonly Item[] {
  return reverse ? items.toReversed() : items;
}

function byId({ id }: { readonly id: string }) {
  return { lastId: id, lastValue: id };
}

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

type ConnectionField = 'images' | 'media' | 'variants' | 'collections' | 'sellingPlanGroups';

/** Sort keys beside the order of the page are served for variants alone. */
const productConnections: Readonly<Record<ConnectionField, FieldResolver>> = {
  images: (product: Product, args: ListArguments, context) =>
    connectionOf({ items: inOrder(imagesOf(context, product), args), args, keyOf: byId }),
  media: (product: Product, args: ListArguments, context) =>
    connectionOf({
      items: inOrder(imagesOf(context, product).map(mediaOf), args),
      args,
      keyOf: byId,
    }),
  variants: ({ variants }: Product, args: ListArguments) => {
    const items =
      args.sortKey === 'TITLE'
        ? variants.toSorted((a, b) => a.record.title.localeCompare(b.record.title))
        : args.sortKey === 'SKU'
          ? variants.toSorted((a, b) => (a.record.sku ?? '').localeCompare(b.record.sku ?? ''))
          : args.sortKey === 'ID'
            ? variants.toSorted((a, b) => a.record.number - b.record.number)
            : variants;
    return connectionOf({ items: inOrder(items, args), args, keyOf: byId });
  },
  collections: ({ collections }: Product, args: ListArguments) =>
    connectionOf({ items: inOrder(collections, args), args, keyOf: byId }),
  sellingPlanGroups: ({ sellingPlanGroups }: Product, args: ListArguments) =>
    connectionOf({
      items: inOrder(sellingPlanGroups, args),
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
    seo: ({ record }: Product, _args: unknown, context) => ({
      title: translate(context, { ...ofProduct(record), key: 'meta_title' }, record.seo.title),
      description: translate(
        context,
        { ...ofProduct(record), key: 'meta_description' },
        record.seo.description,
      ),
    }),
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
