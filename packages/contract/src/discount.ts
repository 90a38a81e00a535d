import { isAutomaticDiscountId } from '@lokke/domain/discounts';
import * as v from 'valibot';
import type { ApiCall } from './call/index.ts';
import { messageOf } from './errors.ts';
import { localeSchema, nonEmptyString, objectSchema } from './schema.ts';

const identified = v.object({ id: v.string() });

const itemsSchema = v.object({
  __typename: v.picklist(['DiscountProducts', 'DiscountCollections', 'AllDiscountItems']),
  products: v.optional(v.array(identified)),
  productVariants: v.optional(v.array(identified)),
  collections: v.optional(v.array(identified)),
});

/** Decimal texts, as the platform writes them: one of the two. */
const valueSchema = v.object({
  quantity: v.optional(v.nullable(v.string())),
  amount: v.optional(v.nullable(v.string())),
});

const freeProductSchema = v.object({
  id: v.string(),
  variantId: v.string(),
  title: v.string(),
  handle: v.string(),
  /** Absent while there is one left. */
  isSoldOut: v.optional(v.literal(true)),
  featuredImage: v.nullable(v.object({ url: v.string(), altText: v.nullable(v.string()) })),
});

/** An automatic discount (spec §3 and §7). Both are null for a discount of another type. */
export const automaticDiscountSchema = v.object({
  discountId: v.string(),
  data: v.object({
    status: v.string(),
    title: v.string(),
    usesPerOrderLimit: v.nullable(v.number()),
    customerBuys: v.nullable(v.object({ items: itemsSchema, value: valueSchema })),
    customerGets: v.nullable(v.object({ products: v.array(freeProductSchema) })),
  }),
  type: v.string(),
});

export type AutomaticDiscountResponse = v.InferOutput<typeof automaticDiscountSchema>;

export const getAutomaticDiscount = {
  method: 'GET',
  path: '/api/shopify/get-automatic-discount-by-id/',
  request: objectSchema({
    discountId: v.pipe(
      nonEmptyString('missingDiscountId'),
      v.check(isAutomaticDiscountId, messageOf('invalidDiscountId')),
    ),
    locale: localeSchema,
  }),
  response: automaticDiscountSchema,
} as const satisfies ApiCall;
