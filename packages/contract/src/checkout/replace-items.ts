import type { ApiCall } from '../call/index.ts';
import { localeSchema, shape } from '../schema/index.ts';
import { checkoutReplySchema } from './checkout.ts';
import { checkoutIdSchema } from './checkout-id.ts';
import { replacementSchema, someOf } from './line-item.ts';

export const replaceItems = {
  method: 'POST',
  path: '/api/shopify/checkout/replace-items/',
  request: shape(
    { checkoutId: checkoutIdSchema, lineItems: someOf(replacementSchema), locale: localeSchema },
    'notAnObject',
  ),
  reply: checkoutReplySchema,
} as const satisfies ApiCall;
