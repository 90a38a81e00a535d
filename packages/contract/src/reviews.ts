import * as v from 'valibot';
import type { ApiCall } from './call/index.ts';
import { messageOf } from './errors.ts';
import { localeSchema, nonEmptyString, objectSchema } from './schema.ts';

const MAX_HANDLE_LENGTH = 255;

const handleSchema = v.pipe(
  nonEmptyString('invalidId'),
  v.maxLength(MAX_HANDLE_LENGTH, messageOf('invalidId')),
);

/** All reviews of a product that its page may show; the page itself has the first. */
export const listReviews = {
  method: 'GET',
  path: '/api/reviews/list/',
  request: objectSchema({ locale: localeSchema, handle: handleSchema }),
  response: v.strictObject({
    reviews: v.array(
      v.strictObject({
        id: v.string(),
        stars: v.number(),
        title: v.string(),
        body: v.string(),
        author: v.string(),
        submittedAt: v.string(),
        language: v.nullable(v.string()),
        hairType: v.nullable(v.string()),
        isBought: v.boolean(),
        reply: v.nullable(v.string()),
        pictureUrls: v.array(v.string()),
      }),
    ),
  }),
} as const satisfies ApiCall;

/** Tells before anybody types whether they may; a refusal names what they lack. */
export const mayWriteReview = {
  method: 'POST',
  path: '/api/reviews/may-write/',
  request: objectSchema({ locale: localeSchema, handle: handleSchema }),
  response: v.object({ isBought: v.boolean() }),
} as const satisfies ApiCall;

/** Deletes the writer's own review of a product, published or not; it is no fault that there is none. */
export const withdrawReview = {
  method: 'POST',
  path: '/api/reviews/withdraw/',
  request: objectSchema({ locale: localeSchema, handle: handleSchema }),
  response: v.object({ success: v.literal(true) }),
} as const satisfies ApiCall;

/** The review waits for the shop's approval; the rules are those of `checkReview`. */
export const writeReview = {
  method: 'POST',
  path: '/api/reviews/write/',
  request: objectSchema({
    locale: localeSchema,
    handle: handleSchema,
    stars: v.number(messageOf('reviewStars')),
    title: v.string(messageOf('reviewTooShort')),
    body: v.string(messageOf('reviewTooShort')),
    hairType: v.optional(v.nullable(v.string()), null),
  }),
  response: v.object({ success: v.literal(true) }),
} as const satisfies ApiCall;
