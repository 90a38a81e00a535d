import type { ApiCall } from '../call/index.ts';
import { filled, localeSchema, shape } from '../schema/index.ts';
import { secret, visitorSchema } from './entries.ts';

export const login = {
  method: 'POST',
  path: '/api/shopify/account/login/',
  request: shape(
    {
      email: filled('missingLoginInput'),
      password: secret('missingLoginInput'),
      locale: localeSchema,
    },
    'notAnObject',
  ),
  reply: visitorSchema,
} as const satisfies ApiCall;
