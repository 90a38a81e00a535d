import type { ApiErrorCode } from '@lokke/contract/errors';
import type { MailFailure } from '@lokke/contract/ports';
import type { Result } from '@lokke/http-client';
import type { Config } from '../../config/index.ts';
import { clientAddressOf } from '../../http/index.ts';
import { type CreateRateLimiter, limitersInProcess } from '../../shared-state/index.ts';
import type { Log } from '../../telemetry/index.ts';
import { fail, type RequestContext, rateLimited, succeed } from '../account/index.ts';
import type { AdminClients } from '../shop-connection/index.ts';

export interface FormsOptions {
  readonly config: Pick<Config, 'newsletter' | 'measurement' | 'trustedProxyCount'>;
  readonly fetch: typeof fetch;
  readonly log: Log;
  readonly now?: () => number;
  readonly limiters?: CreateRateLimiter;
  /** Admin clients, by which statements come onto the orders they name. */
  readonly adminOf?: AdminClients;
}

const HOUR_IN_MS = 3_600_000;

/** Parts of a form whose answer the vendor of letters takes: limits by the hour, the visitor's network, and its failures. */
export function createFormKit(
  subject: 'cancellation' | 'contact' | 'newsletter' | 'report' | 'restock' | 'withdrawal',
  {
    config: { trustedProxyCount },
    log,
    now = Date.now,
    limiters = limitersInProcess(now),
  }: FormsOptions,
) {
  return {
    now,
    limitOf: (counted: string, most: number) =>
      limiters({ name: `${subject}-${counted}`, most, windowInMs: HOUR_IN_MS }),
    networkOf: ({ request, peerIp }: RequestContext) =>
      clientAddressOf(request, peerIp, trustedProxyCount).network,
    tooMany: ({ retryAfterInSeconds }: { readonly retryAfterInSeconds: number }) =>
      rateLimited('tooManyAttempts', retryAfterInSeconds),
    /** Logs a failure without the person, and answers as the form does. */
    outcomeOf: <Value>(
      { shop }: RequestContext['market'],
      result: Result<unknown, MailFailure>,
      value: Value,
    ) => {
      if (result.ok) return succeed(value);
      const { kind, reason } = result.failure;
      const refusal = MAIL_REFUSALS[kind];
      log({ level: 'error', event: `${subject}.failed`, shop, refusal, reason });
      return fail(refusal, { fields: kind === 'invalidEmail' ? ['email'] : [] });
    },
  };
}

const MAIL_REFUSALS: Readonly<Record<MailFailure['kind'], ApiErrorCode>> = {
  invalidEmail: 'emailInvalid',
  invalidRequest: 'platformFailed',
  unknownCompany: 'platformFailed',
  tooMany: 'tooManyRequests',
  timeout: 'platformTimedOut',
  network: 'platformFailed',
  refused: 'platformFailed',
};
