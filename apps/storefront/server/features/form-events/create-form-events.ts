import { createHash } from 'node:crypto';
import type { AccountOutcome } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { createEvents } from '@lokke/klaviyo';
import type { Config } from '../../config/index.ts';
import { clientAddressOf } from '../../http/index.ts';
import { attemptAll, type CreateRateLimiter, limitersInProcess } from '../../shared-state/index.ts';
import type { Log } from '../../telemetry/index.ts';
import { fail, type RequestContext, rateLimited, succeed } from '../account/index.ts';
import { KLAVIYO_REFUSALS } from '../newsletter/index.ts';

export interface FormEventsOptions {
  readonly config: Pick<Config, 'newsletter' | 'measurement' | 'trustedProxyCount'>;
  readonly fetch: typeof fetch;
  readonly log: Log;
  readonly now?: () => number;
  readonly limiters?: CreateRateLimiter;
}

interface FormKind {
  /** Triggers the company's flow, which e-mails the visitor and the shop. */
  readonly metric: string;
  /** Names its log entries: `.sent` and `.failed`. */
  readonly subject: 'withdrawal' | 'contact';
}

interface FormEvent {
  readonly email: string;
  readonly properties: Readonly<Record<string, string>>;
  /** What a network may send five times an hour. */
  readonly counted: readonly string[];
}

export interface FormEvents {
  /** Null in a market whose company nobody named. */
  readonly open: (requestContext: RequestContext) => FormSender | null;
}

interface FormSender {
  readonly send: (event: FormEvent) => Promise<AccountOutcome<{ readonly receivedAt: string }>>;
}

const HOUR_IN_MS = 3_600_000;

/** What visitors write in forms that letters answer, stored as an event of their profile; limited by network. */
export function createFormEvents(
  { metric, subject }: FormKind,
  {
    config: { newsletter, measurement, trustedProxyCount },
    fetch,
    log,
    now = () => Date.now(),
    limiters = limitersInProcess(now),
  }: FormEventsOptions,
): FormEvents {
  const events = createEvents({ ...newsletter, fetch });
  const ofNetwork = limiters({ name: `${subject}-network`, most: 30, windowInMs: HOUR_IN_MS });
  // Counts per network too: strangers who state the same must not lock the person out.
  const ofStatement = limiters({ name: `${subject}-statement`, most: 5, windowInMs: HOUR_IN_MS });
  const companyOf = ({ shop }: Market) =>
    newsletter.lists.get(shop)?.companyId ?? measurement.emailMarketing.companyIds[shop];

  return {
    open({ request, market, peerIp }) {
      const companyId = companyOf(market);
      if (companyId === null) return null;
      const { shop, languageTag: locale } = market;
      const network = clientAddressOf(request, peerIp, trustedProxyCount).network;
      return {
        async send({ email, properties, counted }) {
          const stated = JSON.stringify([network, shop, ...counted]);
          const attempt = await attemptAll([
            [ofNetwork, network],
            [ofStatement, stated],
          ]);
          if (!attempt.isAllowed) {
            return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
          }
          const time = new Date(now()).toISOString();
          const said = JSON.stringify([shop, email, properties, time]);
          const result = await events.send({
            ...{ companyId, metric, email, locale, time },
            uniqueId: createHash('sha256').update(said).digest('base64url'),
            properties: { ...properties, receivedAt: time, shop },
          });
          if (result.ok) {
            log({ level: 'info', event: `${subject}.sent`, market: market.locale });
            return succeed({ receivedAt: time });
          }
          const { kind, reason } = result.failure;
          const refusal = KLAVIYO_REFUSALS[kind];
          log({ level: 'error', event: `${subject}.failed`, shop, refusal, reason });
          return fail(refusal, { fields: kind === 'invalidEmail' ? ['email'] : [] });
        },
      };
    },
  };
}
