import { createHash } from 'node:crypto';
import { noteCheckoutOpened } from '@lokke/contract/checkout';
import { proveConsent } from '@lokke/contract/consent';
import { getVisitorCountry } from '@lokke/contract/markets';
import { reportVitals } from '@lokke/contract/vitals';
import type { AccountContexts } from '../features/account/index.ts';
import type { CreateRateLimiter } from '../shared-state/index.ts';
import type { Log, Vitals } from '../telemetry/index.ts';
import { handleCall, type RequestContext, type Route } from './handle-call.ts';

interface VisitReportServices {
  readonly accounts: Pick<AccountContexts, 'addressOf'>;
  readonly limiters: CreateRateLimiter;
  readonly log: Log;
  /** Null where nothing is measured. */
  readonly onVitals: ((vitals: Vitals) => void) | null;
}

/** Limit of one network, perhaps a whole office. */
const REPORTS = { most: 60, windowInMs: 60_000 };

/** Counts what browsers tell of visits; more than a network's share is left out without a word. */
export function visitReports({
  accounts,
  limiters,
  log,
  onVitals,
}: VisitReportServices): readonly Route[] {
  const counter = (name: string) => {
    const limiter = limiters({ name, ...REPORTS });
    return async (requestContext: RequestContext, count: () => void) => {
      const { network } = accounts.addressOf(requestContext);
      const { isAllowed: isCounted } = await limiter.attempt(network);
      if (isCounted) count();
      return { kind: 'reply', reply: { isCounted } } as const;
    };
  };
  const ofVitals = counter('vitals');
  const ofCheckouts = counter('checkout-opened');
  const ofConsent = counter('consent');
  return [
    {
      path: reportVitals.path,
      handle: handleCall(reportVitals, (vitals, requestContext) =>
        ofVitals(requestContext, () => onVitals?.(vitals)),
      ),
    },
    {
      path: noteCheckoutOpened.path,
      handle: handleCall(noteCheckoutOpened, ({ locale: market }, requestContext) =>
        ofCheckouts(requestContext, () => log({ level: 'info', event: 'checkout.opened', market })),
      ),
    },
    {
      path: proveConsent.path,
      handle: handleCall(proveConsent, ({ locale: market, choice, id, shown }, requestContext) =>
        ofConsent(requestContext, () => {
          const text = createHash('sha256').update(shown).digest('hex');
          log({ level: 'info', event: 'consent.chosen', market, choice, id, text });
        }),
      ),
    },
  ];
}

const COUNTRY = /^[A-Z]{2}$/;

/** `XX` (unknown) and `T1` (Tor) are Cloudflare's codes. */
const NOWHERE: ReadonlySet<string> = new Set(['XX', 'T1', 'ZZ']);

/** Returns the visitor's country from the CDN's header; null when unknown. */
export function marketCalls(countryHeader: string | null): readonly Route[] {
  return [
    {
      path: getVisitorCountry.path,
      handle: handleCall(getVisitorCountry, async (_input, { request }) => {
        const named =
          countryHeader === null ? null : request.headers.get(countryHeader)?.trim().toUpperCase();
        const isKnown = named != null && COUNTRY.test(named) && !NOWHERE.has(named);
        return { kind: 'reply', reply: { countryCode: isKnown ? named : null } };
      }),
    },
  ];
}
