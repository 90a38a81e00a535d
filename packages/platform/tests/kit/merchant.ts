import { demoAdminToken, type Platform, type ShopKey } from '../../src/index.ts';
import type { Answer } from './shopper.ts';

export interface Merchant {
  ask<Data>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Answer<Data>>;
}

/** The shop's own server at the Admin API, in memory. */
export function merchantAt(
  platform: Platform,
  shop: ShopKey,
  headers: Readonly<Record<string, string>> = {},
): Merchant {
  return {
    async ask(query, variables = {}) {
      const response = await platform.fetch(
        new Request(`http://localhost:4010/${shop}/admin/api/2025-04/graphql.json`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'X-Shopify-Access-Token': demoAdminToken(shop),
            ...headers,
          },
          body: JSON.stringify({ query, variables }),
        }),
      );
      const body = JSON.parse(await response.text());
      return { errors: [], ...body, status: response.status };
    },
  };
}
