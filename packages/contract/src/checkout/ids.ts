import * as v from 'valibot';
import { type ApiErrorCode, messageOf } from '../errors.ts';
import { nonEmptyString } from '../schema.ts';

/** Ids are about 100 characters long; the limit keeps the patterns below from long input. */
const MAX_ID_LENGTH = 500;

/** The platform ignores changes to a cart whose id lost its secret key, so such an id is rejected here. */
export const checkoutIdSchema = v.pipe(
  nonEmptyString('missingCheckoutId'),
  v.maxLength(MAX_ID_LENGTH, messageOf('foreignCheckoutId')),
  v.regex(/^gid:\/\/shopify\/Cart\/[^/?#\s]+(?:\?|$)/, messageOf('foreignCheckoutId')),
  v.regex(/\?(?:[^#\s]*&)?key=[^&#\s]+(?:&[^#\s]*)?$/, messageOf('checkoutIdWithoutKey')),
);

/**
 * An identifier of the form `gid://shopify/{Type}/{id}`. Anything else would only make the
 * platform reject the whole request with an error that does not say which id is wrong.
 */
export function platformId(
  type: 'ProductVariant' | 'SellingPlan',
  missing: ApiErrorCode,
  foreign: ApiErrorCode,
) {
  return v.pipe(
    nonEmptyString(missing),
    v.regex(new RegExp(`^gid://shopify/${type}/\\d{1,20}$`), messageOf(foreign)),
  );
}
