import * as v from 'valibot';
import type { ApiCall } from './call/index.ts';
import { messageOf } from './errors.ts';
import { localeSchema, nonEmptyString, objectSchema } from './schema.ts';

const MAX_LENGTH = 255;

const idSchema = v.pipe(
  nonEmptyString('invalidId'),
  v.maxLength(MAX_LENGTH, messageOf('invalidId')),
);

/** Asks for a letter once a sold-out size is back; the address is asked first whether it is theirs. */
export const requestRestock = {
  method: 'POST',
  path: '/api/restock/request/',
  request: objectSchema({
    locale: localeSchema,
    handle: idSchema,
    variantId: idSchema,
    email: v.string(messageOf('missingEmail')),
  }),
  response: v.object({ success: v.literal(true) }),
} as const satisfies ApiCall;
