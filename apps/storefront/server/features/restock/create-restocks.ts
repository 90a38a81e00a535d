import { createHash } from 'node:crypto';
import type { AccountOutcome, Catalogue, Restock, RestockRequest } from '@lokke/contract/ports';
import { checkNewsletter, normaliseEmail } from '@lokke/domain/accounts';
import { plainIdOf } from '@lokke/domain/ids';
import type { Market } from '@lokke/domain/markets';
import { createBackInStock, createEvents, type KlaviyoFailure } from '@lokke/klaviyo';
import type { Config } from '../../config/index.ts';
import { clientAddressOf } from '../../http/index.ts';
import { type CreateRateLimiter, limitersInProcess } from '../../shared-state/index.ts';
import type { Log } from '../../telemetry/index.ts';
import { fail, type RequestContext, rateLimited, succeed } from '../account/index.ts';
import { KLAVIYO_REFUSALS } from '../newsletter/index.ts';
import { createRestockLinks } from './restock-links.ts';

export interface RestocksOptions {
  readonly config: Pick<Config, 'newsletter' | 'trustedProxyCount'>;
  readonly catalogueOf: (market: Market) => Pick<Catalogue, 'product'>;
  readonly sessionSecrets: readonly string[];
  readonly fetch: typeof fetch;
  readonly log: Log;
  readonly now?: () => number;
  readonly limiters?: CreateRateLimiter;
}

export interface Restocks {
  /** Null where nobody would write. */
  readonly open: (requestContext: RequestContext) => Restock | null;
}

/** Triggers the company's flow that asks the address whether it is theirs. */
const METRIC = 'Back in Stock Requested';
const HOUR_IN_MS = 3_600_000;

/** Writes to those who wait for a sold-out size, once their address has agreed. */
export function createRestocks({
  config: { newsletter, trustedProxyCount },
  catalogueOf,
  sessionSecrets,
  fetch,
  log,
  now = () => Date.now(),
  limiters = limitersInProcess(now),
}: RestocksOptions): Restocks {
  const events = createEvents({ ...newsletter, fetch });
  const backInStock = createBackInStock({ ...newsletter, fetch });
  const links = createRestockLinks(sessionSecrets, now);
  const ofNetwork = limiters({ name: 'restock-network', most: 30, windowInMs: HOUR_IN_MS });
  const confirmsOfNetwork = limiters({
    ...{ name: 'restock-confirms', most: 30, windowInMs: HOUR_IN_MS },
  });
  // Prevents flooding other people's mailboxes; their owner, who has the letters, is not refused.
  const ofEmail = limiters({ name: 'restock-email', most: 3, windowInMs: HOUR_IN_MS });

  const failed = ({ shop }: Market, { kind, reason }: KlaviyoFailure) => {
    const refusal = KLAVIYO_REFUSALS[kind];
    log({ level: 'error', event: 'restock.failed', shop, refusal, reason });
    return fail(refusal, { fields: kind === 'invalidEmail' ? ['email'] : [] });
  };

  return {
    open({ request, market, peerIp }) {
      const account = newsletter.backInStock.get(market.shop);
      if (account === undefined) return null;
      const { companyId, privateKey } = account;
      const network = clientAddressOf(request, peerIp, trustedProxyCount).network;
      return {
        async request({ email: typed = '', handle = '', variantId = '' }) {
          const check = checkNewsletter({ email: typed });
          if (!check.ok) return fail(check.code, { fields: check.fields });
          const attempt = await ofNetwork.attempt(network);
          if (!attempt.isAllowed) {
            return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
          }
          const found = await soldOutSize(catalogueOf(market), handle, variantId);
          if (!found.ok) return found;
          const wanted = { ...found.value, email: normaliseEmail(typed) };
          const { email } = wanted;
          if (!(await ofEmail.attempt(email)).isAllowed) return succeed(null);
          const time = new Date(now()).toISOString();
          const token = await links.tokenFor(market.shop, wanted);
          const result = await events.send({
            companyId,
            metric: METRIC,
            email,
            locale: market.languageTag,
            time,
            uniqueId: createHash('sha256').update(token).digest('base64url'),
            // Anybody can send such an event with the public key: what the letter says and leads to is the flow's.
            properties: {
              token,
              market: market.prefix.slice(1),
              variantId: plainIdOf(variantId) ?? '',
            },
          });
          return result.ok ? succeed(null) : failed(market, result.failure);
        },
        read: (token) => links.read(market.shop, token),
        async confirm(token) {
          const attempt = await confirmsOfNetwork.attempt(network);
          if (!attempt.isAllowed) {
            return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
          }
          const wanted = await links.read(market.shop, token);
          if (wanted === null) return fail('restockLinkInvalid');
          const { email, variantId } = wanted;
          const variantNumber = plainIdOf(variantId) ?? '';
          const result = await backInStock.subscribe({ privateKey, email, variantNumber });
          return result.ok ? succeed(wanted) : failed(market, result.failure);
        },
      };
    },
  };
}

async function soldOutSize(
  catalogue: Pick<Catalogue, 'product'>,
  handle: string,
  variantId: string,
): Promise<AccountOutcome<Omit<RestockRequest, 'email'>>> {
  const product = await catalogue.product(handle);
  if (product.kind === 'failed') return fail('platformFailed');
  if (product.kind === 'missing') return fail('unknownProduct');
  const { title, variants } = product.value;
  const variant = variants.find(({ id }) => id === variantId);
  if (variant === undefined) return fail('unknownVariant');
  if (variant.availableForSale) return fail('backInStock');
  return succeed({ handle, variantId, title, size: variants.length > 1 ? variant.title : null });
}
