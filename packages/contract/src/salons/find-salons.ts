import { parsePlace } from '@lokke/domain/salons';
import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { sentenceOf } from '../errors/index.ts';
import { localeSchema, shape } from '../schema/index.ts';
import { foundSalonSchema } from './public-salon.ts';

const MAX_QUERY = 100;

/** `52.37,4.9`: latitude and longitude in degrees. */
const nearSchema = v.pipe(
  v.string(),
  v.check((text) => parsePlace(text) !== null, sentenceOf('invalidPlace')),
);

/** Salons near a place, or by name, city or postcode; with neither, the first of the market. */
export const findSalons = {
  method: 'GET',
  path: '/api/salons/',
  request: shape(
    {
      locale: localeSchema,
      near: v.optional(nearSchema),
      query: v.optional(v.pipe(v.string(), v.maxLength(MAX_QUERY, sentenceOf('queryTooLong')))),
    },
    'notAnObject',
  ),
  reply: v.strictObject({
    salons: v.array(foundSalonSchema),
    /** How many there are in all; the list holds the first of them. */
    total: v.number(),
    /** The database has not answered yet: nothing is known, rather than that there is nothing. */
    failed: v.boolean(),
  }),
} as const satisfies ApiCall;

export type FoundSalons = v.InferOutput<typeof findSalons.reply>;
