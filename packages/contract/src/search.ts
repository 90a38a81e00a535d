import * as v from 'valibot';
import type { ApiCall } from './call/index.ts';
import { messageOf } from './errors.ts';
import { localeSchema, objectSchema } from './schema.ts';

const MAX_QUERY_LENGTH = 100;

/** Suggestions for the letters typed so far; without any, popular searches and products. */
export const findSuggestions = {
  method: 'GET',
  path: '/api/search/suggestions/',
  request: objectSchema({
    locale: localeSchema,
    query: v.optional(v.pipe(v.string(), v.maxLength(MAX_QUERY_LENGTH, messageOf('queryTooLong')))),
  }),
  response: v.strictObject({
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
    pages: v.array(
      v.strictObject({
        slug: v.string(),
        anchor: v.optional(v.string()),
        title: v.string(),
      }),
    ),
    salons: v.array(
      v.strictObject({ salonNo: v.string(), salonName: v.string(), city: v.string() }),
    ),
    /** Nothing fits the query: what is suggested sells well instead. */
    isPopular: v.boolean(),
    /** Gift cards were asked for, and none are sold. */
    lacksGiftCards: v.boolean(),
  }),
} as const satisfies ApiCall;

export type Suggestions = v.InferOutput<typeof findSuggestions.response>;
