import { marketOf, splitLocale } from '@lokke/domain/markets';
import { splitRequestUrl } from '../http/index.ts';
import { createLimiters } from './limiter.ts';
import { overloadedResponse } from './overloaded-response.ts';

type MakePage<Rest extends readonly unknown[]> = (
  request: Request,
  ...rest: Rest
) => Promise<Response>;

/** Per shop: most of the time a page waits for its shop. */
const PAGE_LIMITS = { concurrency: 64, waiting: 64, maxWaitInMs: 2_000 };

/** Limits concurrent renders per shop; excess requests get a 503 at once. */
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
    const outcome = await limiterOf(marketOf(locale).shop).run(() => make(request, ...rest));
    return outcome.kind === 'done' ? outcome.value : overloadedResponse(request);
  };
}
