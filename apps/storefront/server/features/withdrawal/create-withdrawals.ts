import { createHash } from 'node:crypto';
import type { Withdrawal } from '@lokke/contract/ports';
import type { Market, ShopKey } from '@lokke/domain/markets';
import { checkWithdrawal, type WithdrawalStatement } from '@lokke/domain/withdrawal';
import { createEvents } from '@lokke/klaviyo';
import type { Config } from '../../config/index.ts';
import { clientAddressOf } from '../../http/index.ts';
import { createRateLimiter } from '../../overload/index.ts';
import { type Log, logToStdout } from '../../telemetry/index.ts';
import { fail, type RequestContext, rateLimited, succeed } from '../account/index.ts';
import { KLAVIYO_REFUSALS } from '../newsletter/index.ts';

export interface WithdrawalsOptions {
  readonly config: Pick<Config, 'newsletter' | 'measurement' | 'trustedProxyCount'>;
  readonly fetch: typeof fetch;
  readonly log?: Log;
  readonly now?: () => number;
}

export interface Withdrawals {
  /** Null where no receipts can be sent: there, customers withdraw by e-mail. */
  readonly open: (requestContext: RequestContext) => Withdrawal | null;
}

/** Triggers the company's flow, which e-mails the shopper and the returns department. */
const METRIC = 'Withdrew From Contract';
const HOUR_IN_MS = 3_600_000;

/**
 * Directive (EU) 2023/2673: anyone may withdraw without login and gets a receipt of their statement and its time.
 * The statement is stored as an event of the shopper's profile.
 */
export function createWithdrawals({
  config: { newsletter, measurement, trustedProxyCount },
  fetch,
  log = logToStdout,
  now = () => Date.now(),
}: WithdrawalsOptions): Withdrawals {
  const events = createEvents({ ...newsletter, fetch });
  const ofNetwork = createRateLimiter({ most: 30, windowInMs: HOUR_IN_MS, now });
  // Counts per network too: strangers who state the same must not lock the buyer out.
  const ofStatement = createRateLimiter({ most: 5, windowInMs: HOUR_IN_MS, now });
  const companyOf = (shop: ShopKey) =>
    newsletter.lists.get(shop)?.companyId ?? measurement.emailMarketing.companyIds[shop];

  return {
    open({ request, market, peerIp }) {
      const companyId = companyOf(market.shop);
      if (companyId === null) return null;
      const network = clientAddressOf(request, peerIp, trustedProxyCount).network;
      return {
        async submit(input) {
          const check = checkWithdrawal(input);
          if (!check.ok) return fail(check.code, { fields: check.fields });
          const { statement } = check;
          const { email, orderNumber } = statement;
          const stated = JSON.stringify([network, market.shop, email, orderNumber.toLowerCase()]);
          for (const attempt of [ofNetwork.attempt(network), ofStatement.attempt(stated)]) {
            if (!attempt.isAllowed) {
              return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
            }
          }
          const receivedAt = new Date(now()).toISOString();
          const event = eventOf(statement, market, receivedAt);
          const result = await events.send({ ...event, companyId });
          if (result.ok) return succeed({ receivedAt });
          const { kind, reason } = result.failure;
          const errorCode = KLAVIYO_REFUSALS[kind];
          log({
            level: 'error',
            event: 'withdrawal.failed',
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

function eventOf({ email, ...properties }: WithdrawalStatement, market: Market, time: string) {
  const said = JSON.stringify([market.shop, email, properties, time]);
  return {
    metric: METRIC,
    email,
    locale: market.languageTag,
    time,
    uniqueId: createHash('sha256').update(said).digest('base64url'),
    properties: { ...properties, receivedAt: time, shop: market.shop },
  };
}
