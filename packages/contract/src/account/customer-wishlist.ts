import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { sentenceOf } from '../errors/index.ts';
import { filled, localeSchema, shape } from '../schema/index.ts';

const MAX_PRODUCTS = 500;

const wishlistSchema = v.array(v.string());

/**
 * An empty list when it could not be read (spec §8). `failed` says so: whoever then wrote only
 * what is known locally would wipe out what is kept here.
 */
export const getCustomerWishlist = {
  method: 'POST',
  path: '/api/shopify/account/get-customer-wishlist/',
  request: shape({ email: filled('missingEmail'), locale: localeSchema }, 'notAnObject'),
  reply: v.object({ wishlist: wishlistSchema, failed: v.optional(v.boolean()) }),
} as const satisfies ApiCall;

export const setCustomerWishlist = {
  method: 'POST',
  path: '/api/shopify/account/set-customer-wishlist/',
  request: shape(
    {
      email: filled('missingEmail'),
      productIds: v.pipe(
        v.array(filled('missingProductIds'), sentenceOf('missingProductIds')),
        v.maxLength(MAX_PRODUCTS, sentenceOf('tooManyProductIds')),
      ),
      locale: localeSchema,
    },
    'notAnObject',
  ),
  reply: v.object({ wishlist: wishlistSchema }),
} as const satisfies ApiCall;
