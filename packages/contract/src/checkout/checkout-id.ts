import * as v from 'valibot';
import { sentenceOf } from '../errors/index.ts';
import { filled } from '../schema/index.ts';

/** The platform ignores changes to a cart whose id lost its secret key, so such an id is refused at once. */
export const checkoutIdSchema = v.pipe(
  filled('missingCheckoutId'),
  v.regex(/^gid:\/\/shopify\/Cart\/[^/?#\s]+(?:\?|$)/, sentenceOf('foreignCheckoutId')),
  v.regex(/\?(?:[^#\s]*&)?key=[^&#\s]+(?:&[^#\s]*)?$/, sentenceOf('checkoutIdWithoutKey')),
);
