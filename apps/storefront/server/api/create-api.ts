import { openApiDocument } from '@lokke/contract/openapi';
import type { ContentSource } from '@lokke/contract/ports';
import type { Ways } from '@lokke/domain/experiments';
import { LOCALES, type Locale, type Market } from '@lokke/domain/markets';
import type { AccountContexts } from '../features/account/index.ts';
import { type CartLimits, createCartLimits } from '../features/cart/index.ts';
import type { Restocks } from '../features/forms/index.ts';
import type { Salons } from '../features/salons/index.ts';
import type { Shops } from '../features/shops/index.ts';
import { peerIpOf, splitRequestUrl } from '../http/index.ts';
import { createLimiters, type Limiter } from '../overload/index.ts';
import {
  ALONE_IN_EXCHANGE,
  type Counts,
  type CreateRateLimiter,
  type Exchanges,
  limitersInProcess,
} from '../shared-state/index.ts';
import type { Log, RequestObserver, VisitMetrics } from '../telemetry/index.ts';
import { accountCalls } from './account-calls.ts';
import { agentCalls } from './agent-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { discountCalls } from './discount-calls.ts';
import type { Handle } from './handle-call.ts';
import { contentCalls, restockCalls, reviewCalls } from './product-calls.ts';
import { refuse, rejectMethod } from './reply.ts';
import { salonCalls } from './salon-calls.ts';
import { searchCalls } from './search-calls.ts';
import { marketCalls, visitReports } from './visit-calls.ts';
import { withObservability } from './with-observability.ts';

interface ApiServices {
  readonly shops: Shops;
  readonly salons: Salons;
  readonly contentOf: (market: Market) => ContentSource;
  readonly accounts: AccountContexts;
  readonly restocks?: Restocks;
  /** Ways of experiments by a request's cookies; null without any. */
  readonly assignedWaysOf?: (market: Market, cookies: string) => Ways | null;
  /** Counts whom they were shown. */
  readonly counts?: Counts;
  /** Sold locales. */
  readonly locales?: readonly Locale[];
  /** Request header with the visitor's country, set by the CDN. */
  readonly countryHeader?: string | null;
  /** Concurrency limit per shop. */
  readonly limiterOf?: (name: string) => Limiter;
  /** Number of carts that a network may make in an hour. */
  readonly newCartsPerHour?: number;
  readonly limiters?: CreateRateLimiter;
  /** Remembers what assistants asked for once. */
  readonly exchanges?: Exchanges;
  readonly publicOrigin?: string;
  /** Time since the epoch. */
  readonly clock?: () => number;
  /** Shared with the forms that make carts. */
  readonly cartLimits?: CartLimits;
  readonly log: Log;
  readonly now?: () => number;
  readonly reportError?: ((error: unknown) => void) | undefined;
  /** Headers of every reply. */
  readonly headersFor?: (request: Request) => Readonly<Record<string, string>>;
  readonly metrics?: RequestObserver['metrics'];
  readonly visits?: VisitMetrics | null;
}

export interface Api {
  /** Handles a request below `/api`, with the connection's data. */
  readonly fetch: (request: Request, bindings?: unknown) => Promise<Response>;
}

/** Per shop: a call mostly waits for its shop. */
const CALL_LIMITS = { concurrency: 96, waiting: 96, maxWaitInMs: 2_000 };

const describeApi: Handle = async ({ request }) =>
  request.method === 'GET' ? { kind: 'reply', reply: openApiDocument() } : rejectMethod('GET');

/**
 * Routes `/api`: every path with and without a trailing slash. Replies are complete with all headers and need no
 * middleware.
 */
export function createApi({
  shops,
  salons,
  contentOf,
  accounts,
  restocks,
  assignedWaysOf,
  counts,
  locales = LOCALES,
  countryHeader = null,
  newCartsPerHour = 600,
  log,
  now = () => performance.now(),
  reportError,
  headersFor = () => ({}),
  metrics,
  visits = null,
  limiterOf = createLimiters(CALL_LIMITS, now),
  limiters = limitersInProcess(now),
  exchanges = { take: async () => ALONE_IN_EXCHANGE },
  publicOrigin = 'http://localhost',
  clock = Date.now,
  cartLimits = createCartLimits(limiters, newCartsPerHour),
}: ApiServices): Api {
  const observe = (path: string, handle: Handle) =>
    withObservability(path, handle, { log, now, reportError, headersFor, metrics });
  const find = matchCall(
    [
      ...checkoutCalls({ shops, accounts, limits: cartLimits, salons, assignedWaysOf }),
      ...discountCalls(shops, accounts, limiters),
      ...contentCalls(shops),
      ...reviewCalls(shops, accounts),
      ...restockCalls(restocks),
      ...accountCalls(accounts, salons),
      ...searchCalls({ shops, salons, contentOf }),
      ...marketCalls(countryHeader),
      ...salonCalls({ shops, salons, accounts }),
      ...agentCalls({
        shops,
        salons,
        contentOf,
        accounts,
        cartLimits,
        limiters,
        exchanges,
        publicOrigin,
        clock,
      }),
      ...visitReports({ accounts, limiters, log, visits, clock, counts, assignedWaysOf }),
      { path: '/api/openapi.json', handle: describeApi },
    ].map(({ path, handle }) => [path, observe(path, handle)] as const),
  );
  const nothing = observe('/api/other', async () => refuse('unknownPath'));
  return {
    fetch: (request, bindings) => {
      const respond = find(splitRequestUrl(request.url).path) ?? nothing;
      return respond({ request, peerIp: peerIpOf(bindings), locales, limiterOf });
    },
  };
}

/** Finds the call at a path, with or without trailing slash. A last segment such as `:salonNo` matches any text. */
export function matchCall<Call>(
  calls: readonly (readonly [path: string, call: Call])[],
): (path: string) => Call | null {
  const exact = new Map<string, Call>();
  const inFolders = new Map<string, Call>();
  for (const [path, call] of calls) {
    const { whole, folder, last } = partsOf(path);
    if (last.startsWith(':')) inFolders.set(folder, call);
    else exact.set(whole, call);
  }
  return (path) => {
    const { whole, folder, last } = partsOf(path);
    return exact.get(whole) ?? (last === '' ? null : (inFolders.get(folder) ?? null));
  };
}

function partsOf(path: string) {
  const whole = path.endsWith('/') ? path.slice(0, -1) : path;
  const at = whole.lastIndexOf('/');
  return { whole, folder: whole.slice(0, at), last: whole.slice(at + 1) };
}
