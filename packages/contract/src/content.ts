import * as v from 'valibot';
import type { ApiCall } from './call/index.ts';
import { messageOf } from './errors.ts';
import { localeSchema, nonEmptyString, objectSchema } from './schema.ts';

const page = {
  /** The product's id at the platform. */
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  promise: v.string(),
  picture: v.nullable(v.object({ url: v.string(), altText: v.string() })),
  shopifyData: v.object({
    availableForSale: v.boolean(),
    /** The variant that is selected first; empty where none is available. */
    variants: v.array(
      v.object({
        id: v.string(),
        price: v.object({ amount: v.string(), currencyCode: v.string() }),
        availableForSale: v.boolean(),
      }),
    ),
  }),
};

/** Spec §3: a product as a page, joined from content and platform. */
const pageProductSchema = v.object({
  kind: v.literal('product'),
  ...page,
  productSpecs: v.array(v.object({ type: v.string(), value: v.string() })),
  rating: v.nullable(v.object({ averageRating: v.number(), count: v.number() })),
  soldQuantity: v.number(),
});

/** Spec §3: a bundle with the pages of the products in it. */
const pageProductBundleSchema = v.object({
  kind: v.literal('bundle'),
  ...page,
  products: v.array(pageProductSchema),
});

export type PageProduct = v.InferOutput<typeof pageProductSchema>;
export type PageProductBundle = v.InferOutput<typeof pageProductBundleSchema>;

const MAX_PRODUCTS = 500;

/** Products in the requested order; what the market does not sell is left out (spec §7). */
export const getProductsByIds = {
  method: 'POST',
  path: '/api/contentful/get-products-by-ids/',
  request: objectSchema({
    locale: localeSchema,
    /** Global ids of the platform, or the numbers in them. */
    productIds: v.pipe(
      v.array(nonEmptyString('missingProductIds'), messageOf('missingProductIds')),
      v.maxLength(MAX_PRODUCTS, messageOf('tooManyProducts')),
    ),
  }),
  response: v.object({
    products: v.array(v.variant('kind', [pageProductSchema, pageProductBundleSchema])),
  }),
} as const satisfies ApiCall;
