import { createHash, createHmac } from 'node:crypto';
import type { EmailMarketing, MailFailure, MailResult } from '@lokke/contract/ports';
import type { ShopKey } from '@lokke/domain/markets';
import { type FetchOptions, fail, requestText, succeed } from '@lokke/http-client';

interface Webhook {
  readonly url: string;
  /** Key of the signature. */
  readonly key: Uint8Array;
}

/**
 * Hands everything to one address, signed as Standard Webhooks says, for whoever has a service that is not built in. What
 * is sent twice has the same id.
 */
export function webhookMarketing(
  webhook: Webhook,
  options: FetchOptions,
): (shop: ShopKey) => EmailMarketing {
  return (shop) => {
    const tell = (type: string, data: object, told: unknown = data) =>
      post(webhook, options, { type, shop, data }, JSON.stringify([type, shop, told]));
    return {
      subscribe: (consent) => tell('newsletter.subscribed', consent),
      unsubscribe: (email) => tell('newsletter.unsubscribed', { email, time: now() }),
      send: (event) => tell('event', event, event.uniqueId),
      waitForStock: (waiter) => tell('stock.waited', { ...waiter, time: now() }),
    };
  };
}

/** Tells apart what somebody does again later: a receiver drops a message whose id it has seen. */
const now = (): string => new Date().toISOString();

async function post(
  { url, key }: Webhook,
  options: FetchOptions,
  message: object,
  told: string,
): Promise<MailResult> {
  const body = JSON.stringify(message);
  const id = `msg_${createHash('sha256').update(told).digest('base64url')}`;
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature.digest('base64')}`,
  };
  const sent = await requestText(url, { method: 'POST', headers, body }, options);
  if (!sent.ok) {
    const { failure } = sent;
    return failWith(failure.kind, failure.kind === 'timeout' ? 'no response' : failure.message);
  }
  const { ok, status } = sent.value.response;
  return ok ? succeed(null) : failWith(KINDS[status] ?? 'refused', String(status));
}

/** Answers that say more than no. */
const KINDS: Readonly<Record<number, MailFailure['kind']>> = {
  400: 'invalidRequest',
  422: 'invalidEmail',
  429: 'tooMany',
};

function failWith(kind: MailFailure['kind'], reason: string): MailResult {
  return fail({ kind, reason });
}
