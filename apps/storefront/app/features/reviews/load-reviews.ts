import { callApi } from '@lokke/contract/call';
import { listReviews } from '@lokke/contract/reviews';
import type { Locale } from '@lokke/domain/markets';
import type { Review } from '@lokke/domain/reviews';

/** All reviews of a product; null when they could not be loaded. */
export async function loadReviews(
  locale: Locale,
  handle: string,
): Promise<readonly Review[] | null> {
  const options = { fetch: window.fetch.bind(window), log: (text: string) => console.warn(text) };
  const result = await callApi(listReviews, { locale, handle }, options);
  return result.ok ? result.value.reviews : null;
}
