import type { ApiCall } from '../call/index.ts';
import { filled, localeSchema, shape } from '../schema/index.ts';
import { newPassword, visitorSchema } from './entries.ts';

/** `id` and `resetToken` are those of the mail's link. */
export const resetPassword = {
  method: 'POST',
  path: '/api/shopify/account/reset-password/',
  request: shape(
    {
      id: filled('missingResetInput'),
      input: shape(
        {
          resetToken: filled('missingResetInput'),
          password: newPassword('missingResetInput', 'invalidPassword'),
        },
        'missingResetInput',
      ),
      locale: localeSchema,
    },
    'notAnObject',
  ),
  reply: visitorSchema,
} as const satisfies ApiCall;
