import type { ApiCall } from '../call/index.ts';
import { filled, localeSchema, shape } from '../schema/index.ts';
import { newPassword, visitorSchema } from './entries.ts';

export const register = {
  method: 'POST',
  path: '/api/shopify/account/register/',
  request: shape(
    {
      firstName: filled('missingRegisterInput'),
      lastName: filled('missingRegisterInput'),
      email: filled('missingRegisterInput'),
      password: newPassword('missingRegisterInput', 'registerPasswordInvalid'),
      locale: localeSchema,
    },
    'notAnObject',
  ),
  reply: visitorSchema,
} as const satisfies ApiCall;
