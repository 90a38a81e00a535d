import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { messageOf } from '../errors.ts';
import { localeSchema, nonEmptyString, objectSchema } from '../schema.ts';

const MAX_SALON_LENGTH = 10_000;

/** The number of a salon of the market, bare or as `salonNo`, where null says that it was removed; null for none. */
const salonSchema = v.nullable(
  v.pipe(
    v.union(
      [v.string(), v.number(), v.record(v.string(), v.unknown()), v.array(v.unknown())],
      messageOf('missingSalon'),
    ),
    v.check((salon) => JSON.stringify(salon).length < MAX_SALON_LENGTH, messageOf('salonTooLarge')),
  ),
);

/** `salon` is null when there is none, and an empty list when it could not be read; then `failed` says so (spec §8). */
export const getCustomerSalon = {
  method: 'POST',
  path: '/api/shopify/account/get-customer-salon/',
  request: objectSchema({ email: nonEmptyString('missingEmail'), locale: localeSchema }),
  response: v.object({ salon: v.unknown(), failed: v.optional(v.boolean()) }),
} as const satisfies ApiCall;

/** `salon` is null when it could not be written (spec §8). */
export const setCustomerSalon = {
  method: 'POST',
  path: '/api/shopify/account/set-customer-salon/',
  request: objectSchema(
    { email: nonEmptyString('missingEmail'), salon: salonSchema, locale: localeSchema },
    'missingSalon',
  ),
  response: v.object({ salon: v.unknown() }),
} as const satisfies ApiCall;

const MAX_PRODUCTS = 500;

const wishlistSchema = v.array(v.string());

/**
 * An empty list when it could not be read (spec §8). `failed` says so: a client that then wrote
 * its local list would overwrite the stored one.
 */
export const getCustomerWishlist = {
  method: 'POST',
  path: '/api/shopify/account/get-customer-wishlist/',
  request: objectSchema({ email: nonEmptyString('missingEmail'), locale: localeSchema }),
  response: v.object({ wishlist: wishlistSchema, failed: v.optional(v.boolean()) }),
} as const satisfies ApiCall;

export const setCustomerWishlist = {
  method: 'POST',
  path: '/api/shopify/account/set-customer-wishlist/',
  request: objectSchema({
    email: nonEmptyString('missingEmail'),
    productIds: v.pipe(
      v.array(nonEmptyString('missingProductIds'), messageOf('missingProductIds')),
      v.maxLength(MAX_PRODUCTS, messageOf('tooManyProductIds')),
    ),
    locale: localeSchema,
  }),
  response: v.object({ wishlist: wishlistSchema }),
} as const satisfies ApiCall;
