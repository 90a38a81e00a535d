import { createHash } from 'node:crypto';
import { noteCheckoutOpened } from '@lokke/contract/checkout';
import { proveConsent } from '@lokke/contract/consent';
import { countShownWays } from '@lokke/contract/experiments';
import { getVisitorCountry } from '@lokke/contract/markets';
import { reportVitals } from '@lokke/contract/vitals';
import { type Ways, writeWays } from '@lokke/domain/experiments';
import { type Market, marketOf } from '@lokke/domain/markets';
import type { AccountContexts } from '../features/account/index.ts';
import type { Counts, CreateRateLimiter } from '../shared-state/index.ts';
import type { Log, VisitMetrics } from '../telemetry/index.ts';
import { handleCall, type RequestContext, type Route } from './handle-call.ts';

interface VisitReportServices {
  readonly accounts: Pick<AccountContexts, 'addressOf'>;
  readonly limiters: CreateRateLimiter;
  readonly log: Log;
  /** Null where nothing is measured. */
  readonly visits: VisitMetrics | null;
  readonly clock: () => number;
  readonly counts: Pick<Counts, 'add'> | undefined;
  readonly assignedWaysOf: ((market: Market, cookies: string) => Ways | null) | undefined;
}

/** Limit of one network, perhaps a whole office. */
const REPORTS = { most: 60, windowInMs: 60_000 };
/** A visitor is counted once for each experiment, so that a network with more has been invented. */
const SHOWN = { most: 1_000, windowInMs: 86_400_000 };

/** Counts what browsers tell of visits; more than a network's share is left out without a word. */
export function visitReports({
  accounts,
  limiters,
  log,
  visits,
  clock,
  counts,
  assignedWaysOf,
}: VisitReportServices): readonly Route[] {
  const counter = (name: string, limit = REPORTS) => {
    const limiter = limiters({ name, ...limit });
    return async (requestContext: RequestContext, count: () => unknown) => {
      const { network } = accounts.addressOf(requestContext);
      const { isAllowed: isCounted } = await limiter.attempt(network);
      if (isCounted) await count();
      return { kind: 'reply', reply: { isCounted } } as const;
    };
  };
  const ofVitals = counter('vitals');
  const ofCheckouts = counter('checkout-opened');
  const ofConsent = counter('consent');
  const ofWays = counter('ways-shown', SHOWN);
  return [
    handleCall(reportVitals, (vitals, requestContext) =>
      ofVitals(requestContext, () => visits?.reported(vitals)),
    ),
    handleCall(noteCheckoutOpened, ({ locale: market, build }, requestContext) =>
      ofCheckouts(requestContext, () => {
        log({ level: 'info', event: 'checkout.opened', market });
        visits?.checkoutOpened(market, build);
      }),
    ),
    handleCall(countShownWays, ({ locale, keys }, requestContext) =>
      ofWays(requestContext, () => {
        const cookies = requestContext.request.headers.get('cookie') ?? '';
        const ways = assignedWaysOf?.(marketOf(locale), cookies) ?? {};
        const shown = Object.entries(ways).filter(([key]) => keys.includes(key));
        const names = shown.map(([key, way]) => `${locale} ${writeWays({ [key]: way })}`);
        const day = new Date(clock()).toISOString().slice(0, 10);
        return names.length > 0 ? counts?.add(day, names) : undefined;
      }),
    ),
    handleCall(proveConsent, ({ locale: market, choice, id, shown }, requestContext) =>
      ofConsent(requestContext, () => {
        const text = createHash('sha256').update(shown).digest('hex');
        log({ level: 'info', event: 'consent.chosen', market, choice, id, text });
      }),
    ),
  ];
}

const COUNTRY = /^[A-Z]{2}$/;

/** `XX` (unknown) and `T1` (Tor) are Cloudflare's codes. */
const NOWHERE: ReadonlySet<string> = new Set(['XX', 'T1', 'ZZ']);

/** Returns the visitor's country from the CDN's header; null when unknown. */
export function marketCalls(countryHeader: string | null): readonly Route[] {
  return [
    handleCall(getVisitorCountry, async (_input, { request }) => {
      const named =
        countryHeader === null ? null : request.headers.get(countryHeader)?.trim().toUpperCase();
      const isKnown = named != null && COUNTRY.test(named) && !NOWHERE.has(named);
      return { kind: 'reply', reply: { countryCode: isKnown ? named : null } };
    }),
  ];
}
