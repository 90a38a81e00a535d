import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { sentenceOf } from '../errors/index.ts';
import { localeSchema, shape } from '../schema/index.ts';
import { checkoutReplySchema } from './checkout.ts';
import { checkoutIdSchema } from './checkout-id.ts';

const codeSchema = v.pipe(
  v.string(sentenceOf('invalidDiscountCodes')),
  v.trim(),
  v.minLength(1, sentenceOf('invalidDiscountCodes')),
  v.maxLength(255, sentenceOf('invalidDiscountCodes')),
);

/** All codes of the cart from now on; none takes them off. Which of them count, the reply says. */
export const setDiscountCodes = {
  method: 'POST',
  path: '/api/shopify/checkout/discount-codes/',
  request: shape(
    {
      id: checkoutIdSchema,
      discountCodes: v.pipe(
        v.array(codeSchema, sentenceOf('invalidDiscountCodes')),
        v.maxLength(20, sentenceOf('invalidDiscountCodes')),
      ),
      locale: localeSchema,
    },
    'notAnObject',
  ),
  reply: checkoutReplySchema,
} as const satisfies ApiCall;
