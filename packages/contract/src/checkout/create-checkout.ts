import type { ApiCall } from '../call/index.ts';
import { localeSchema, shape } from '../schema/index.ts';
import { checkoutReplySchema } from './checkout.ts';
import { lineItemSchema, someOf } from './line-item.ts';

export const createCheckout = {
  method: 'POST',
  path: '/api/shopify/checkout/create/',
  request: shape({ lineItems: someOf(lineItemSchema), locale: localeSchema }, 'notAnObject'),
  reply: checkoutReplySchema,
} as const satisfies ApiCall;
