import * as v from 'valibot';
import type { ApiCall } from './call/index.ts';
import { messageOf } from './errors.ts';
import { WAYS_SHOWN_PATH } from './paths.ts';
import { localeSchema, objectSchema } from './schema.ts';

const MAX_KEYS = 20;
const KEY = /^[a-z0-9-]{1,40}$/;

/** Counts that experiments were shown for the first time; in what way, the visitor's cookie says. */
export const countShownWays = {
  method: 'POST',
  path: WAYS_SHOWN_PATH,
  request: objectSchema({
    locale: localeSchema,
    keys: v.pipe(
      v.array(
        v.pipe(v.string(messageOf('invalidId')), v.regex(KEY, messageOf('invalidId'))),
        messageOf('notAnObject'),
      ),
      v.minLength(1, messageOf('notAnObject')),
      v.maxLength(MAX_KEYS, messageOf('notAnObject')),
    ),
  }),
  response: v.strictObject({ isCounted: v.boolean() }),
} as const satisfies ApiCall;
