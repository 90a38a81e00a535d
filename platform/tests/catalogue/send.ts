import type { Platform } from '../../src/platform.ts';
import { demoPublicToken } from '../../src/protocol/index.ts';

export interface Sent {
  readonly path?: string;
  readonly token?: string | null;
  readonly body?: string;
}

/** A request as it goes over the wire, to a platform in memory. */
export async function send(
  platform: Platform,
  { path = '/nl/api/2024-01/graphql.json', token, body }: Sent,
) {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token !== null) {
    headers.set('X-Shopify-Storefront-Access-Token', token ?? demoPublicToken('nl'));
  }
  const response = await platform.fetch(`http://localhost:4010${path}`, {
    method: 'POST',
    headers,
    body: body ?? JSON.stringify({ query: '{ shop { name } }' }),
  });
  return { response, status: response.status, body: JSON.parse(await response.text()) };
}

export function query(text: string): string {
  return JSON.stringify({ query: text });
}
