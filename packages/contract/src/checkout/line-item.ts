import * as v from 'valibot';
import { sentenceOf } from '../errors/index.ts';
import { filled, shape } from '../schema/index.ts';
import { platformId } from './platform-id.ts';
import { quantityToAdd, quantityToReplace } from './quantity.ts';

const attributesSchema = v.pipe(
  v.array(
    shape(
      { key: filled('invalidAttributes'), value: v.string(sentenceOf('invalidAttributes')) },
      'invalidAttributes',
    ),
    sentenceOf('invalidAttributes'),
  ),
  v.maxLength(250, sentenceOf('invalidAttributes')),
);

const variantId = platformId('ProductVariant', 'missingVariantId', 'unknownVariant');

/** The line of a cart; the platform puts the cart's token behind its own number. */
export const lineIdSchema = v.pipe(
  filled('missingLineId'),
  v.regex(/^gid:\/\/shopify\/CartLine\/[\w-]+(?:\?cart=[^#&\s]+)?$/, sentenceOf('unknownLine')),
);

const extras = {
  sellingPlanId: v.optional(
    v.nullable(platformId('SellingPlan', 'invalidSellingPlan', 'invalidSellingPlan')),
  ),
  attributes: v.optional(attributesSchema),
};

/** A line to put into a cart (spec §3, checkout create line item). */
export const lineItemSchema = shape(
  { variantId, quantity: quantityToAdd, ...extras },
  'missingVariantId',
);

/** A line of the cart as it shall be from now on; quantity 0 takes it out. */
export const replacementSchema = shape(
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

/** At least one (spec §5), at most what the platform takes in one call. */
export function someOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(item, sentenceOf('noLineItems')),
    v.minLength(1, sentenceOf('noLineItems')),
    v.maxLength(250, sentenceOf('tooManyLineItems')),
  );
}
