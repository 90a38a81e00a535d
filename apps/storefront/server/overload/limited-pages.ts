import { marketOf, splitLocale } from '@lokke/domain/markets';
import { splitRequestUrl } from '../http/index.ts';
import { createLimiters } from './limiter.ts';
import { createOverloadedBodies, type OverloadedBodyAt } from './overloaded-response.ts';

type MakePage<Rest extends readonly unknown[]> = (
  request: Request,
  ...rest: Rest
) => Promise<Response>;

/** Per shop: most of the time a page waits for its shop. */
const PAGE_LIMITS = { concurrency: 64, waiting: 64, maxWaitInMs: 2_000 };

interface LimitOptions {
  readonly now: () => number;
  readonly limits?: typeof PAGE_LIMITS;
  readonly overloadedBodyAt?: OverloadedBodyAt;
}

/** Limits concurrent renders per shop; excess requests get a 503, at once or after a short wait. */
export function limitedPages<Rest extends readonly unknown[]>(
  make: MakePage<Rest>,
  { now, limits = PAGE_LIMITS, overloadedBodyAt = createOverloadedBodies() }: LimitOptions,
): MakePage<Rest> {
  const limiterOf = createLimiters(limits, now);
  return async (request, ...rest) => {
    const path = splitRequestUrl(request.url).path.replace(/\.(?:data|md)$/, '');
    const { locale } = splitLocale(path);
    const outcome = await limiterOf(marketOf(locale).shop).run(() => make(request, ...rest));
    if (outcome.kind === 'done') return outcome.value;
    const { status, headers, body } = overloadedBodyAt(path);
    return new Response(body, { status, headers });
  };
}
