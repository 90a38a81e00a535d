import { createHmac } from 'node:crypto';

/** A webhook as Shopify sends it, signed with the shop's secret. */
export function signedWebhook(
  topic: string,
  payload: unknown,
  secret: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = JSON.stringify(payload);
  return {
    method: 'POST',
    body,
    headers: {
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      'x-shopify-triggered-at': new Date().toISOString(),
      ...headers,
    },
  };
}
