import type { ApiCall } from '../call/index.ts';
import { localeSchema, shape } from '../schema/index.ts';
import { checkoutReplySchema } from './checkout.ts';
import { checkoutIdSchema } from './checkout-id.ts';
import { lineIdSchema, someOf } from './line-item.ts';

export const removeItems = {
  method: 'POST',
  path: '/api/shopify/checkout/remove-items/',
  request: shape(
    {
      checkoutId: checkoutIdSchema,
      lineItemIds: someOf(lineIdSchema),
      locale: localeSchema,
    },
    'notAnObject',
  ),
  reply: checkoutReplySchema,
} as const satisfies ApiCall;
