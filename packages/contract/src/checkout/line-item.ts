import { CART_LIMITS } from '@lokke/domain/cart-size';
import * as v from 'valibot';
import { type ApiErrorCode, messageOf } from '../errors.ts';
import { nonEmptyString, objectSchema } from '../schema.ts';
import { platformId } from './ids.ts';

/** The platform's limit for one line. */
const MAX_QUANTITY = 999_999;

function quantity(least: number, belowLeast: ApiErrorCode) {
  return v.pipe(
    v.number(messageOf('quantityNotANumber')),
    v.minValue(least, messageOf(belowLeast)),
    v.integer(messageOf('quantityNotWhole')),
    v.maxValue(MAX_QUANTITY, messageOf('quantityTooLarge')),
  );
}

/** spec §5: a line to add needs at least 1. */
const quantityToAdd = quantity(1, 'quantityBelowOne');

/** spec §5: replacing allows 0, which removes the line, but nothing negative. */
const quantityToReplace = quantity(0, 'quantityNegative');

const attributesSchema = v.pipe(
  v.array(
    objectSchema(
      {
        key: v.pipe(
          nonEmptyString('invalidAttributes'),
          v.maxLength(CART_LIMITS.attributeKeyCharacters, messageOf('attributeKeyTooLong')),
        ),
        value: v.pipe(
          v.string(messageOf('invalidAttributes')),
          v.maxLength(CART_LIMITS.attributeValueCharacters, messageOf('attributeValueTooLong')),
        ),
      },
      'invalidAttributes',
    ),
    messageOf('invalidAttributes'),
  ),
  v.maxLength(CART_LIMITS.attributesPerLine, messageOf('tooManyAttributes')),
);

const variantId = platformId('ProductVariant', 'missingVariantId', 'unknownVariant');

/** The line of a cart; the platform puts the cart's token behind its own number. */
export const lineIdSchema = v.pipe(
  nonEmptyString('missingLineId'),
  v.regex(/^gid:\/\/shopify\/CartLine\/[\w-]+(?:\?cart=[^#&\s]+)?$/, messageOf('unknownLine')),
);

const extras = {
  sellingPlanId: v.optional(
    v.nullable(platformId('SellingPlan', 'invalidSellingPlan', 'invalidSellingPlan')),
  ),
  attributes: v.optional(attributesSchema),
};

/** A line to put into a cart (spec §3, checkout create line item). */
export const lineItemSchema = objectSchema(
  { variantId, quantity: quantityToAdd, ...extras },
  'missingVariantId',
);

/** The new state of a cart line; quantity 0 removes it. */
export const replacementSchema = objectSchema(
  {
    variantId,
    id: lineIdSchema,
    quantity: quantityToReplace,
    ...extras,
  },
  'missingVariantId',
);

export type LineItem = v.InferOutput<typeof lineItemSchema>;
export type Replacement = v.InferOutput<typeof replacementSchema>;

/** Takes at least one (spec §5), at most what the platform takes in one call. */
export function someOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(item, messageOf('noLineItems')),
    v.minLength(1, messageOf('noLineItems')),
    v.maxLength(250, messageOf('tooManyLineItems')),
  );
}
