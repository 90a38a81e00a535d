import * as v from 'valibot';

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
export const pageProductSchema = v.object({
  kind: v.literal('product'),
  ...page,
  productSpecs: v.array(v.object({ type: v.string(), value: v.string() })),
  rating: v.nullable(v.object({ averageRating: v.number(), count: v.number() })),
  soldQuantity: v.number(),
});

/** Spec §3: a bundle with the pages of the products in it. */
export const pageProductBundleSchema = v.object({
  kind: v.literal('bundle'),
  ...page,
  products: v.array(pageProductSchema),
});

export type PageProduct = v.InferOutput<typeof pageProductSchema>;
export type PageProductBundle = v.InferOutput<typeof pageProductBundleSchema>;
