import type { ApiCall } from '../call/index.ts';
import { filled, localeSchema, shape } from '../schema/index.ts';
import { checkoutReplySchema } from './checkout.ts';
import { checkoutIdSchema } from './checkout-id.ts';
import { someOf } from './line-item.ts';
export const removeItems = {
  method: 'POST',
  path: '/api/shopify/checkout/remove-items/',
  request: shape(
    {
      checkoutId: checkoutIdSchema,
      lineItemIds: someOf(filled('missingLineId')),
      locale: localeSchema,
    },
    'notAnObject',
  ),
  reply: checkoutReplySchema,
} as const satisfies ApiCall;
