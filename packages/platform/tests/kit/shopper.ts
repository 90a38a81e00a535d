import { readFileSync } from 'node:fs';
import { demoPublicToken, type Platform, type ShopKey } from '../../src/index.ts';

export interface Answer<Data> {
  readonly status: number;
  readonly data?: Data;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}

export interface Shopper {
  /** Sends a query text, or the document of that name in `tests/documents`. */
  ask<Data>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Answer<Data>>;
}

export function documentText(name: string): string {
  return readFileSync(new URL(`../documents/${name}.graphql`, import.meta.url), 'utf8');
}

/** Somebody at a shop's API, in memory. */
export function shopperAt(platform: Platform, shop: ShopKey, version: string): Shopper {
  return {
    async ask(query, variables = {}) {
      const response = await platform.fetch(
        new Request(`http://localhost:4010/${shop}/api/${version}/graphql.json`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'X-Shopify-Storefront-Access-Token': demoPublicToken(shop),
          },
          body: JSON.stringify({
            query: query.includes('{') ? query : documentText(query),
            variables,
          }),
        }),
      );
      const body = JSON.parse(await response.text());
      return { errors: [], ...body, status: response.status };
    },
  };
}
