import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { sentenceOf } from '../errors/index.ts';
import { localeSchema, shape } from '../schema/index.ts';

const MAX_QUERY = 100;

/** What a few letters may come to; without any, what others look for and buy. */
export const findSuggestions = {
  method: 'GET',
  path: '/api/search/suggestions/',
  request: shape(
    {
      locale: localeSchema,
      query: v.optional(v.pipe(v.string(), v.maxLength(MAX_QUERY, sentenceOf('queryTooLong')))),
    },
    'notAnObject',
  ),
  reply: v.strictObject({
    queries: v.array(v.string()),
    products: v.array(
      v.strictObject({
        handle: v.string(),
        title: v.string(),
        productType: v.string(),
        pictureUrl: v.nullable(v.string()),
        price: v.nullable(v.string()),
      }),
    ),
    ranges: v.array(v.strictObject({ handle: v.string(), title: v.string() })),
  }),
} as const satisfies ApiCall;

export type Suggestions = v.InferOutput<typeof findSuggestions.reply>;
