import type { ApiCall } from '../call/index.ts';
import { localeSchema, shape } from '../schema/index.ts';
import { checkoutReplySchema } from './checkout.ts';
import { checkoutIdSchema } from './checkout-id.ts';
import { lineItemSchema, someOf } from './line-item.ts';

export const addItems = {
  method: 'POST',
  path: '/api/shopify/checkout/add-items/',
  request: shape(
    { checkoutId: checkoutIdSchema, lineItems: someOf(lineItemSchema), locale: localeSchema },
    'notAnObject',
  ),
  reply: checkoutReplySchema,
} as const satisfies ApiCall;
