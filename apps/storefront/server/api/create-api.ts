import { LOCALES, type Locale, type Market } from '@lokke/domain/markets';
import { type Context, Hono } from 'hono';
import { type AccountSources, visitor } from '../accounts/index.ts';
import { createLimiters, type Limiter } from '../admission/index.ts';
import { type Log, logToStdout } from '../log/index.ts';
import type { Salons } from '../salons/index.ts';
import type { Shops } from '../shop/index.ts';
import { accountCalls } from './account-calls.ts';
import type { Visit } from './answer-call.ts';
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
}

/** Of each shop. A call takes as long as its shop does, and seldom needs us. */
const CALL_LIMITS = { atOnce: 96, waiting: 96, longestWaitInMs: 2_000 };

/** Our API below `/api`: every path with and without its trailing slash, and nothing else. */
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
  limiterOf = createLimiters(CALL_LIMITS, now),
}: ApiServices): Hono {
  const observation = { log, now, newRequestId, reportError };
  const app = new Hono();
  const emailOf = async (visit: Visit, market: Market): Promise<string | null> => {
    const here = await visitor(accounts.open({ ...visit, market }));
    return here.ok ? here.value.email : null;
  };
  const visitOf = ({ req, env }: Context): Visit => ({
    request: req.raw,
    peerAddress: peerAddressOf(env),
    locales,
    limiterOf,
  });
  const routes = [
    ...checkoutCalls(shops, accounts),
    ...discountCalls(shops),
    ...contentCalls(shops),
    ...accountCalls(accounts),
    ...searchCalls(shops),
    ...marketCalls(countryHeader),
    ...salonCalls({ salons, emailOf }),
  ];
  for (const { path, handle } of routes) {
    const respond = observe(handle, observation);
    const below = path.replace(/^\/api/, '').replace(/\/$/, '');
    app.all(below, (context) => respond(visitOf(context)));
    app.all(`${below}/`, (context) => respond(visitOf(context)));
  }
  const nothing = observe(async () => refuse('unknownPath'), observation);
  app.all('*', (context) => nothing(visitOf(context)));
  return app;
}
