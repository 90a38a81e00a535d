import { demoPublicToken } from '@lokke/platform';
import { createAdminApiClient } from '@shopify/admin-api-client';
import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { type ClientCall, call } from './client-call.ts';
import type { OpenPlatform } from './open-platform.ts';

const NEWEST = '2026-10';

/** They insist on https, and warn of versions by the clock of this machine. */
const OVER_HTTP = {
  logger: () => undefined,
  customFetchApi: (url: string, init?: RequestInit) => fetch(url.replace(/^https:/, 'http:'), init),
};

const STOREFRONT = '@shopify/storefront-api-client';
const PRODUCT = '{ products(first: 1) { nodes { title } } }';
const NEW_CART = 'mutation { cartCreate { cart { totalQuantity } userErrors { code } } }';

export function storefrontCalls({ port }: OpenPlatform): readonly ClientCall[] {
  const client = (apiVersion: string, publicAccessToken = demoPublicToken('nl')) =>
    createStorefrontApiClient({
      storeDomain: `http://nl.localhost:${port}`,
      apiVersion,
      publicAccessToken,
      ...OVER_HTTP,
      customFetchApi: (url, init) =>
        // Not every program finds names below localhost.
        OVER_HTTP.customFetchApi(url.replace(/nl\.localhost:\d+/, `localhost:${port}/nl`), init),
    });
  const ask = async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const { data, errors } = await client(NEWEST).request(query, { variables });
    return errors === undefined ? data : errors.message;
  };
  return [
    call(STOREFRONT, 'request', async () => Object.keys(Object(await ask(PRODUCT))), ['products']),
    call(
      STOREFRONT,
      'request with variables',
      () => ask('query ($id: ID!) { node(id: $id) { id } }', { id: 'gid://shopify/Shop/1' }),
      { node: { id: 'gid://shopify/Shop/1' } },
    ),
    call(STOREFRONT, 'a mutation', () => ask(NEW_CART), {
      cartCreate: { cart: { totalQuantity: 0 }, userErrors: [] },
    }),
    call(
      STOREFRONT,
      'fetch',
      async () => (await client(NEWEST).fetch(PRODUCT)).headers.get('x-shopify-api-version'),
      NEWEST,
    ),
    call(
      STOREFRONT,
      'another version',
      async () => (await client('2025-01').fetch(PRODUCT)).headers.get('x-shopify-api-version'),
      '2025-01',
    ),
    call(
      STOREFRONT,
      'a wrong token',
      async () => (await client(NEWEST, 'wrong').request(PRODUCT)).errors?.networkStatusCode,
      401,
    ),
  ];
}

const ADMIN = '@shopify/admin-api-client';
const SET = `mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) {
  metafields { key } userErrors { code } } }`;

export function adminCalls({ port, secrets }: OpenPlatform): readonly ClientCall[] {
  const client = (accessToken: string) =>
    createAdminApiClient({
      storeDomain: 'nl.example',
      apiVersion: NEWEST,
      accessToken,
      ...OVER_HTTP,
      customFetchApi: (url, init) =>
        OVER_HTTP.customFetchApi(url.replace('nl.example', `localhost:${port}/nl`), init),
    });
  const ask = async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const { data, errors } = await client(secrets.shops.nl.adminToken).request(query, {
      variables,
    });
    return errors === undefined ? data : errors.message;
  };
  return [
    call(ADMIN, 'request', () => ask('{ shop { currencyCode } }'), {
      shop: { currencyCode: 'EUR' },
    }),
    call(
      ADMIN,
      'request with variables',
      () => ask('query ($n: Int!) { customers(first: $n) { nodes { id } } }', { n: 1 }),
      { customers: { nodes: [] } },
    ),
    call(
      ADMIN,
      'a mutation with user errors',
      async () =>
        JSON.stringify(
          await ask(SET, {
            metafields: [
              {
                ownerId: 'gid://shopify/Customer/999',
                key: 'a',
                namespace: 'b',
                type: 'single_line_text_field',
                value: 'c',
              },
            ],
          }),
        ).includes('userErrors'),
      true,
    ),
    call(
      ADMIN,
      'a wrong token',
      async () => (await client('wrong').request('{ shop { id } }')).errors?.networkStatusCode,
      401,
    ),
  ];
}
