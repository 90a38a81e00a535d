import { expect, test } from 'vitest';
import { readEnvironment } from './read-environment.ts';

test('secrets and store domains of a shop come from the names the storefront reads', () => {
  expect(
    readEnvironment({
      SHOPIFY_NL_STOREFRONT_TOKEN: 'public',
      SHOPIFY_NL_ADMIN_TOKEN: ' admin ',
      SHOPIFY_NL_MULTIPASS_SECRET: 'secret',
      SHOPIFY_NL_STORE_DOMAINS: 'pro.example, http://localhost:4555/nl',
      SHOPIFY_FR_ADMIN_TOKEN: '',
    }),
  ).toEqual({
    publicTokens: { nl: 'public' },
    adminTokens: { nl: 'admin' },
    multipassSecrets: { nl: 'secret' },
    webhookSecrets: {},
    returnOrigins: ['https://pro.example', 'http://localhost:4555'],
  });
});

test('a shop that is served elsewhere keeps its secrets to itself', () => {
  expect(
    readEnvironment({ SHOPIFY_NL_DOMAIN: 'shop.example', SHOPIFY_NL_ADMIN_TOKEN: 'real' }),
  ).toMatchObject({ adminTokens: {}, returnOrigins: [] });
});

test('a store domain that is none stops the start and is named', () => {
  expect(() => readEnvironment({ SHOPIFY_NL_STORE_DOMAINS: 'not a domain' })).toThrow(
    '"not a domain" is not a domain.',
  );
});
