import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { describe, expect, it } from 'vitest';
import { demoPublicToken } from '../../src/protocol/index.ts';
import { documentText } from '../fixtures/documents.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';

const platform = await openFixtureShop();

/** Shopify's client insists on https; the platform in memory does not mind. */
function clientWith(publicAccessToken: string) {
  return createStorefrontApiClient({
    storeDomain: 'http://nl.localhost:4010',
    apiVersion: '2025-04',
    publicAccessToken,
    // Warns that the version is old by the clock of this machine.
    logger: () => undefined,
    customFetchApi: (url, init) => platform.fetch(String(url).replace(/^https:/, 'http:'), init),
  });
}

const HERE = { country: 'NL', language: 'NL', metafields: [] };

describe("Shopify's own client library", () => {
  it('reads a product', async () => {
    const client = clientWith(demoPublicToken('nl'));
    const { data, errors, extensions } = await client.request(documentText('product'), {
      variables: { handle: 'rain-shampoo', ...HERE },
    });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ product: { title: 'Rain shampoo' } });
    expect(extensions).toMatchObject({ cost: { requestedQueryCost: expect.any(Number) } });
  });

  it('walks through a collection page by page', async () => {
    const client = clientWith(demoPublicToken('nl'));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data }: { data?: unknown } = await client.request(documentText('collection'), {
        variables: { handle: 'all', first: 2, after, ...HERE },
      });
      const page: Page = JSON.parse(JSON.stringify(data));
      seen.push(...page.collection.products.edges.map(({ node }) => node.handle));
      const { hasNextPage, endCursor } = page.collection.products.pageInfo;
      after = hasNextPage ? endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(['rain-shampoo', 'rain-set', 'honey-mask', 'rain-mask', 'volt-creme']);
  });

  it('hears of a wrong token', async () => {
    const { errors } = await clientWith('wrong').request('{ shop { name } }');
    expect(errors?.networkStatusCode).toBe(401);
  });

  it('hears of mistakes in a query', async () => {
    const { errors } = await clientWith(demoPublicToken('nl')).request('{ shop { nickname } }');
    expect(errors?.networkStatusCode).toBe(200);
    expect(errors?.graphQLErrors?.[0]).toMatchObject({
      message: 'Cannot query field "nickname" on type "Shop". Did you mean "name"?',
    });
  });
});

interface Page {
  readonly collection: {
    readonly products: {
      readonly edges: readonly { readonly node: { readonly handle: string } }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    };
  };
}
