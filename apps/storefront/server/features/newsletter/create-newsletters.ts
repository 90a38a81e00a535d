import type { ApiErrorCode } from '@lokke/contract/errors';
import type { Newsletter } from '@lokke/contract/ports';
import { checkNewsletter, normaliseEmail } from '@lokke/domain/accounts';
import type { Market } from '@lokke/domain/markets';
import type { KlaviyoFailure } from '@lokke/klaviyo';
import { createSubscriptions } from '@lokke/klaviyo';
import type { Config } from '../../config/index.ts';
import { clientAddressOf } from '../../http/index.ts';
import { type CreateRateLimiter, limitersInProcess } from '../../shared-state/index.ts';
import type { Log } from '../../telemetry/index.ts';
import { fail, type RequestContext, rateLimited, succeed } from '../account/index.ts';

export interface NewslettersOptions {
  readonly config: Pick<Config, 'newsletter' | 'trustedProxyCount'>;
  readonly fetch: typeof fetch;
  readonly log: Log;
  readonly now?: () => number;
  readonly limiters?: CreateRateLimiter;
}

export interface Newsletters {
  readonly isOpenIn: (market: Market) => boolean;
  /** Null in a market without a newsletter. */
  readonly open: (requestContext: RequestContext) => Newsletter | null;
}

const HOUR_IN_MS = 3_600_000;

export function createNewsletters({
  config: { newsletter, trustedProxyCount },
  fetch,
  log,
  now = () => Date.now(),
  limiters = limitersInProcess(now),
}: NewslettersOptions): Newsletters {
  const subscriptions = createSubscriptions({ ...newsletter, fetch });
  const ofNetwork = limiters({ name: 'newsletter-network', most: 30, windowInMs: HOUR_IN_MS });
  // Prevents flooding other people's mailboxes; their owner, who has the letters, is not refused.
  const ofEmail = limiters({ name: 'newsletter-email', most: 3, windowInMs: HOUR_IN_MS });
  const listOf = (market: Market) =>
    market.loadsMarketing ? (newsletter.lists.get(market.shop) ?? null) : null;

  return {
    isOpenIn: (market) => listOf(market) !== null,
    open({ request, market, peerIp }) {
      const list = listOf(market);
      if (list === null) return null;
      const network = clientAddressOf(request, peerIp, trustedProxyCount).network;
      return {
        async join(input) {
          const check = checkNewsletter(input);
          if (!check.ok) return fail(check.code, { fields: check.fields });
          const email = normaliseEmail(input.email ?? '');
          const attempt = await ofNetwork.attempt(network);
          if (!attempt.isAllowed)
            return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
          if (!(await ofEmail.attempt(email)).isAllowed) return succeed(null);
          const locale = market.languageTag;
          const result = await subscriptions.subscribe({ ...list, email, locale, source: 'Shop' });
          if (result.ok) {
            log({ level: 'info', event: 'newsletter.joined', market: market.locale });
            return succeed(null);
          }
          const { kind, reason } = result.failure;
          const errorCode = KLAVIYO_REFUSALS[kind];
          log({
            level: 'error',
            event: 'newsletter.failed',
            shop: market.shop,
            refusal: errorCode,
            reason,
          });
          return fail(errorCode, { fields: kind === 'invalidEmail' ? ['email'] : [] });
        },
      };
    },
  };
}

/** Maps a failure at Klaviyo to our error. */
export const KLAVIYO_REFUSALS: Readonly<Record<KlaviyoFailure['kind'], ApiErrorCode>> = {
  invalidEmail: 'emailInvalid',
  invalidRequest: 'platformFailed',
  unknownCompany: 'platformFailed',
  tooMany: 'tooManyRequests',
  timeout: 'platformTimedOut',
  network: 'platformFailed',
  refused: 'platformFailed',
};
