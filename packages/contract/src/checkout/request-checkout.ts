import type { ApiCall } from '../call/index.ts';
import { localeSchema, shape } from '../schema/index.ts';
import { checkoutReplySchema } from './checkout.ts';
import { checkoutIdSchema } from './checkout-id.ts';

export const requestCheckout = {
  method: 'POST',
  path: '/api/shopify/checkout/request/',
  request: shape({ id: checkoutIdSchema, locale: localeSchema }, 'notAnObject'),
  reply: checkoutReplySchema,
} as const satisfies ApiCall;
