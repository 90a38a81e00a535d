import type { ApiCall } from '../call/index.ts';
import { filled, localeSchema, shape } from '../schema/index.ts';
import { newPassword, visitorSchema } from './entries.ts';

/** `id` and `activationToken` are those of the mail's link. */
export const activate = {
  method: 'POST',
  path: '/api/shopify/account/activate/',
  request: shape(
    {
      id: filled('activationFailed'),
      input: shape(
        {
          activationToken: filled('activationFailed'),
          password: newPassword('activationFailed', 'invalidPassword'),
        },
        'activationFailed',
      ),
      locale: localeSchema,
    },
    'notAnObject',
  ),
  reply: visitorSchema,
} as const satisfies ApiCall;
