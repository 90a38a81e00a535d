import { callApi } from '@lokke/contract/call';
import { listReviews } from '@lokke/contract/reviews';
import type { Locale } from '@lokke/domain/markets';
import type { Review } from '@lokke/domain/reviews';
import { CALL_OPTIONS } from '../../shared/call-options.ts';

/** All reviews of a product; null when they could not be loaded. */
export async function loadReviews(
  locale: Locale,
  handle: string,
): Promise<readonly Review[] | null> {
  const result = await callApi(listReviews, { locale, handle }, CALL_OPTIONS);
  return result.ok ? result.value.reviews : null;
}
