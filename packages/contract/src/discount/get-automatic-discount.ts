import { isAutomaticDiscountId } from '@lokke/domain/discounts';
import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { sentenceOf } from '../errors/index.ts';
import { filled, localeSchema, shape } from '../schema/index.ts';
import { automaticDiscountSchema } from './automatic-discount.ts';

export const getAutomaticDiscount = {
  method: 'GET',
  path: '/api/shopify/get-automatic-discount-by-id/',
  request: shape(
    {
      discountId: v.pipe(
        filled('missingDiscountId'),
        v.check(isAutomaticDiscountId, sentenceOf('invalidDiscountId')),
      ),
      locale: localeSchema,
    },
    'notAnObject',
  ),
  reply: automaticDiscountSchema,
} as const satisfies ApiCall;
