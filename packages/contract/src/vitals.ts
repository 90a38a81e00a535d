import * as v from 'valibot';
import type { ApiCall } from './call/index.ts';
import { messageOf } from './errors.ts';
import { buildSchema, localeSchema, nonEmptyString, objectSchema } from './schema.ts';

const MAX_PATH_LENGTH = 500;
const MAX_COUNT = 20;

/** A measure of one visit; what cannot be one is brought to the limit rather than refused. */
const measureUpTo = (max: number) =>
  v.optional(
    v.pipe(
      v.number(messageOf('notAnObject')),
      v.finite(messageOf('notAnObject')),
      v.transform((value) => Math.min(Math.max(value, 0), max)),
    ),
  );

/** Measures of the page that was loaded: no identifier, and nothing of what was done there. */
export const reportVitals = {
  method: 'POST',
  path: '/api/vitals/',
  request: objectSchema({
    locale: localeSchema,
    path: v.pipe(
      nonEmptyString('notAnObject'),
      v.maxLength(MAX_PATH_LENGTH, messageOf('notAnObject')),
    ),
    device: v.picklist(['phone', 'desktop'], messageOf('notAnObject')),
    /** Milliseconds. */
    lcp: measureUpTo(60_000),
    inp: measureUpTo(60_000),
    ttfb: measureUpTo(60_000),
    cls: measureUpTo(10),
    errors: measureUpTo(MAX_COUNT),
    failedChunks: measureUpTo(MAX_COUNT),
    build: buildSchema,
  }),
  response: v.strictObject({ isCounted: v.boolean() }),
} as const satisfies ApiCall;
