import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { sentenceOf } from '../errors/index.ts';
import { filled, localeSchema, shape } from '../schema/index.ts';
import { pageProductBundleSchema, pageProductSchema } from './product-page.ts';

const MAX_PRODUCTS = 500;

/** Products in the order they were asked for; what the market does not sell is left out (spec §7). */
export const getProductsByIds = {
  method: 'POST',
  path: '/api/contentful/get-products-by-ids/',
  request: shape(
    {
      locale: localeSchema,
      /** Whole identifiers of the platform, or the plain numbers in them. */
      productIds: v.pipe(
        v.array(filled('missingProductIds'), sentenceOf('missingProductIds')),
        v.maxLength(MAX_PRODUCTS, sentenceOf('tooManyProductIds')),
      ),
    },
    'notAnObject',
  ),
  reply: v.object({
    products: v.array(v.variant('kind', [pageProductSchema, pageProductBundleSchema])),
  }),
} as const satisfies ApiCall;
