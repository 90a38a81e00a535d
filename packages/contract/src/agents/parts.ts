import * as v from 'valibot';

const MAX_TEXT = 200;
const MAX_ID = 500;
const MAX_LINES = 100;

export const shortText = v.pipe(v.string(), v.maxLength(MAX_TEXT));
export const longId = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID));

/** Hints about the buyer; country, region and language choose the market. */
export const contextSchema = v.looseObject({
  address_country: v.optional(shortText),
  address_region: v.optional(shortText),
  language: v.optional(shortText),
  currency: v.optional(shortText),
  intent: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
});

export const discountsSchema = v.optional(
  v.looseObject({
    codes: v.optional(
      v.pipe(v.array(v.pipe(shortText, v.trim(), v.minLength(1))), v.maxLength(20)),
    ),
  }),
);

/** Choices of the buyer; the checkout asks about those that are left out. */
export const buyerSchema = v.optional(
  v.looseObject({
    consent: v.optional(
      v.object({
        analytics: v.optional(v.boolean()),
        marketing: v.optional(v.boolean()),
        preferences: v.optional(v.boolean()),
        sale_of_data: v.optional(v.boolean()),
      }),
    ),
  }),
);

export const salonNoSchema = v.optional(
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(64),
    v.description('Number of the salon that earns on the order, as in the address /salon/<number>'),
  ),
);

export const variantIdSchema = v.pipe(
  v.string(),
  v.regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/),
  v.description('Id of a variant, as the catalogue gives it'),
);

/** Whole lines of a cart: a line that is left out is removed. */
export const linesSchema = v.pipe(
  v.array(
    v.looseObject({
      id: v.optional(longId),
      item: v.looseObject({ id: variantIdSchema }),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    }),
  ),
  v.maxLength(MAX_LINES),
);
