import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { sentenceOf } from '../errors/index.ts';
import { filled, localeSchema, shape } from '../schema/index.ts';

const MAX_SALON = 10_000;

/** A text such as the salon's number, or what a caller keeps of the salon; null takes it away. */
const salonSchema = v.nullable(
  v.pipe(
    v.union(
      [v.string(), v.number(), v.record(v.string(), v.unknown()), v.array(v.unknown())],
      sentenceOf('missingSalon'),
    ),
    v.check((salon) => JSON.stringify(salon).length < MAX_SALON, sentenceOf('salonTooLarge')),
  ),
);

/** `salon` is an empty list when there is none or it could not be read; then `failed` says so (spec §8). */
export const getCustomerSalon = {
  method: 'POST',
  path: '/api/shopify/account/get-customer-salon/',
  request: shape({ email: filled('missingEmail'), locale: localeSchema }, 'notAnObject'),
  reply: v.object({ salon: v.unknown(), failed: v.optional(v.boolean()) }),
} as const satisfies ApiCall;

/** `salon` is null when it could not be written (spec §8). */
export const setCustomerSalon = {
  method: 'POST',
  path: '/api/shopify/account/set-customer-salon/',
  request: shape(
    { email: filled('missingEmail'), salon: salonSchema, locale: localeSchema },
    'missingSalon',
  ),
  reply: v.object({ salon: v.unknown() }),
} as const satisfies ApiCall;
