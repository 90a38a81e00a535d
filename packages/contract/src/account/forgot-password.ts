import type { ApiCall } from '../call/index.ts';
import { filled, localeSchema, shape } from '../schema/index.ts';
import { successSchema } from './entries.ts';

/** The reply is the same whether there is an account or not. */
export const forgotPassword = {
  method: 'POST',
  path: '/api/shopify/account/forgot-password/',
  request: shape({ email: filled('missingEmail'), locale: localeSchema }, 'notAnObject'),
  reply: successSchema,
} as const satisfies ApiCall;
