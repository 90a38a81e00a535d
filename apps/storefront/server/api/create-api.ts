import { LOCALES, type Locale, type Market } from '@lokke/domain/markets';
import { type AccountSources, visitor } from '../accounts/index.ts';
import { createLimiters, type Limiter } from '../admission/index.ts';
import { type Log, logToStdout } from '../log/index.ts';
import { requestAddress } from '../request-address.ts';
import type { Salons } from '../salons/index.ts';
import type { Shops } from '../shop/index.ts';
import { accountCalls } from './account-calls.ts';
import type { Handle, Visit } from './answer-call.ts';
import { callAt } from './call-at.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { contentCalls } from './content-calls.ts';
import { discountCalls } from './discount-calls.ts';
import { marketCalls } from './market-calls.ts';
import { observe } from './observe.ts';
import { peerAddressOf } from './peer-address.ts';
import { refuse } from './reply.ts';
import { salonCalls } from './salon-calls.ts';
import { searchCalls } from './search-calls.ts';

export interface ApiServices {
  readonly shops: Shops;
  readonly salons: Salons;
  readonly accounts: AccountSources;
  /** The locales that are sold in. */
  readonly locales?: readonly Locale[];
  /** The header in which the network in front names the visitor's country. */
  readonly countryHeader?: string | null;
  /** How much may be under way at once for each shop. */
  readonly limiterOf?: (name: string) => Limiter;
  readonly log?: Log;
  readonly now?: () => number;
  readonly newRequestId?: () => string;
  readonly reportError?: ((error: unknown) => void) | undefined;
  /** What every reply says, whatever was asked for. */
  readonly headersFor?: (request: Request) => Readonly<Record<string, string>>;
  readonly onAnswered?: (status: number, durationInMs: number) => void;
}

export interface Api {
  /** Answers a request to any path below `/api`, with what the server knows of its connection. */
  readonly fetch: (request: Request, bindings?: unknown) => Promise<Response>;
}

/** Of each shop. A call takes as long as its shop does, and seldom needs us. */
const CALL_LIMITS = { atOnce: 96, waiting: 96, longestWaitInMs: 2_000 };

/**
 * Our API below `/api`: every path with and without its trailing slash, and nothing else. Its replies are whole, with all
 * their headers, so that nothing needs to stand between them and the visitor.
 */
export function createApi({
  shops,
  salons,
  accounts,
  locales = LOCALES,
  countryHeader = null,
  log = logToStdout,
  now = () => performance.now(),
  newRequestId = () => crypto.randomUUID(),
  reportError,
  headersFor = () => ({}),
  onAnswered,
  limiterOf = createLimiters(CALL_LIMITS, now),
}: ApiServices): Api {
  const observed = (handle: Handle) =>
    observe(handle, { log, now, newRequestId, reportError, headersFor, onAnswered });
  const emailOf = async (visit: Visit, market: Market): Promise<string | null> => {
    const here = await visitor(accounts.open({ ...visit, market }));
    return here.ok ? here.value.email : null;
  };
  const find = callAt(
    [
      ...checkoutCalls(shops, accounts),
      ...discountCalls(shops),
      ...contentCalls(shops),
      ...accountCalls(accounts),
      ...searchCalls(shops),
      ...marketCalls(countryHeader),
      ...salonCalls({ salons, emailOf }),
    ].map(({ path, handle }) => [path, observed(handle)] as const),
  );
  const nothing = observed(async () => refuse('unknownPath'));
  return {
    fetch: (request, bindings) => {
      const respond = find(requestAddress(request.url).path) ?? nothing;
      return respond({ request, peerAddress: peerAddressOf(bindings), locales, limiterOf });
    },
  };
}
