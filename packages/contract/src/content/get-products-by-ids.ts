import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { messageOf } from '../errors/index.ts';
import { localeSchema, nonEmptyString, objectSchema } from '../schema/index.ts';
import { pageProductBundleSchema, pageProductSchema } from './product-page.ts';

const MAX_PRODUCTS = 500;

/** Products in the order they were asked for; what the market does not sell is left out (spec §7). */
export const getProductsByIds = {
  method: 'POST',
  path: '/api/contentful/get-products-by-ids/',
  request: objectSchema({
    locale: localeSchema,
    /** Global ids of the platform, or the numbers in them. */
    productIds: v.pipe(
      v.array(nonEmptyString('missingProductIds'), messageOf('missingProductIds')),
      v.maxLength(MAX_PRODUCTS, messageOf('tooManyProductIds')),
    ),
  }),
  response: v.object({
    products: v.array(v.variant('kind', [pageProductSchema, pageProductBundleSchema])),
  }),
} as const satisfies ApiCall;
