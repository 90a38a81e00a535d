import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { localeSchema } from '../schema/index.ts';
import { visitorSchema } from './entries.ts';

/** Without a locale, the page that asks tells the market by its address. */
export const getCustomer = {
  method: 'GET',
  path: '/api/shopify/account/customer/',
  request: v.object({ locale: v.optional(localeSchema) }),
  reply: visitorSchema,
} as const satisfies ApiCall;
