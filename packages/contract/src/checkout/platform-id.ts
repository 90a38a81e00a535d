import * as v from 'valibot';
import { type RefusalCode, sentenceOf } from '../errors/index.ts';
import { filled } from '../schema/index.ts';

/**
 * An identifier of the form `gid://shopify/{Type}/{id}`. Anything else would only make the
 * platform refuse the whole request with an error that names nothing.
 */
export function platformId(
  type: 'ProductVariant' | 'SellingPlan',
  missing: RefusalCode,
  foreign: RefusalCode,
) {
  return v.pipe(
    filled(missing),
    v.regex(new RegExp(`^gid://shopify/${type}/\\d{1,20}$`), sentenceOf(foreign)),
  );
}
