import { marketOf, splitLocale } from '@lokke/domain/markets';
import type { createPageHandler } from '../pages/page-handler.ts';
import { requestAddress } from '../request-address.ts';
import { busyResponse } from './busy-answer.ts';
import { createLimiters } from './limiter.ts';

type MakePage = ReturnType<typeof createPageHandler>;

/** Of each shop: most of the time a page waits for its shop, and then for its turn to be drawn. */
const PAGE_LIMITS = { atOnce: 64, waiting: 64, longestWaitInMs: 2_000 };

/** Makes so many pages of a shop at once; whoever cannot have theirs in time is told at once. */
export function limitedPages(
  make: MakePage,
  {
    now,
    limits = PAGE_LIMITS,
  }: { readonly now: () => number; readonly limits?: typeof PAGE_LIMITS },
): MakePage {
  const limiterOf = createLimiters(limits, now);
  return async (request, ...rest) => {
    const { locale } = splitLocale(requestAddress(request.url).path.replace(/\.data$/, ''));
    const made = await limiterOf(marketOf(locale).shop).run(() => make(request, ...rest));
    return made.kind === 'done' ? made.value : busyResponse(request);
  };
}
