import * as v from 'valibot';
import { sentenceOf } from '../errors/index.ts';
import { filled } from '../schema/index.ts';

/** Ids are a hundred characters long; the patterns below are not for texts that fill a whole body. */
const MAX_ID = 500;

/** The platform ignores changes to a cart whose id lost its secret key, so such an id is refused at once. */
export const checkoutIdSchema = v.pipe(
  filled('missingCheckoutId'),
  v.maxLength(MAX_ID, sentenceOf('foreignCheckoutId')),
  v.regex(/^gid:\/\/shopify\/Cart\/[^/?#\s]+(?:\?|$)/, sentenceOf('foreignCheckoutId')),
  v.regex(/\?(?:[^#\s]*&)?key=[^&#\s]+(?:&[^#\s]*)?$/, sentenceOf('checkoutIdWithoutKey')),
);
