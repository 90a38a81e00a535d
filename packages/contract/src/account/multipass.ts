import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { filled, localeSchema, shape } from '../schema/index.ts';

/** Null: it could not be tried; the address itself: it is no address to sign in at (spec §8). */
export const multipass = {
  method: 'POST',
  path: '/api/shopify/account/multipass/',
  request: shape(
    { email: filled('missingEmail'), webUrl: filled('missingWebUrl'), locale: localeSchema },
    'notAnObject',
  ),
  reply: v.object({ url: v.nullable(v.string()) }),
} as const satisfies ApiCall;
