import * as v from 'valibot';
import type { ApiCall } from './call/index.ts';
import { messageOf } from './errors.ts';
import { CONSENT_PATH } from './paths.ts';
import { localeSchema, objectSchema } from './schema.ts';

const MAX_SHOWN_LENGTH = 2_000;
const UUID = /^[0-9a-f-]{36}$/;

/** Proves a choice about cookies by a random id that the browser keeps: no identity, and no address. */
export const proveConsent = {
  method: 'POST',
  path: CONSENT_PATH,
  request: objectSchema({
    locale: localeSchema,
    choice: v.picklist(['accepted', 'refused'], messageOf('notAnObject')),
    id: v.pipe(v.string(messageOf('invalidId')), v.regex(UUID, messageOf('invalidId'))),
    /** All that the visitor was told and asked. */
    shown: v.pipe(
      v.string(messageOf('notAnObject')),
      v.maxLength(MAX_SHOWN_LENGTH, messageOf('notAnObject')),
    ),
  }),
  response: v.strictObject({ isCounted: v.boolean() }),
} as const satisfies ApiCall;
