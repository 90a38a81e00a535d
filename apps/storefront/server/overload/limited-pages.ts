import { marketOf, splitLocale } from '@lokke/domain/markets';
import { splitRequestUrl } from '../http/index.ts';
import { createLimiters } from './limiter.ts';
import { overloadedResponse } from './overloaded-response.ts';

type MakePage<Rest extends readonly unknown[]> = (
  request: Request,
  ...rest: Rest
) => Promise<Response>;

/** Of each shop: most of the time a page waits for its shop, and then for its turn to be drawn. */
const PAGE_LIMITS = { concurrency: 64, waiting: 64, longestWaitInMs: 2_000 };

/** Makes so many pages of a shop at once; whoever cannot have theirs in time is told at once. */
export function limitedPages<Rest extends readonly unknown[]>(
  make: MakePage<Rest>,
  {
    now,
    limits = PAGE_LIMITS,
  }: { readonly now: () => number; readonly limits?: typeof PAGE_LIMITS },
): MakePage<Rest> {
  const limiterOf = createLimiters(limits, now);
  return async (request, ...rest) => {
    const { locale } = splitLocale(splitRequestUrl(request.url).path.replace(/\.data$/, ''));
    const made = await limiterOf(marketOf(locale).shop).run(() => make(request, ...rest));
    return made.kind === 'done' ? made.value : overloadedResponse(request);
  };
}
