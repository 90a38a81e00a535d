import type { ApiCall } from '../call/index.ts';
import { localeSchema, shape } from '../schema/index.ts';
import { givenToken, visitorSchema } from './entries.ts';

export const logout = {
  method: 'POST',
  path: '/api/shopify/account/logout/',
  request: shape({ accessToken: givenToken, locale: localeSchema }, 'notAnObject'),
  reply: visitorSchema,
} as const satisfies ApiCall;
