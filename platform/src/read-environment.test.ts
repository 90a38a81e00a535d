import { describe, expect, it, test } from 'vitest';
import { SHOP_KEYS } from './protocol/index.ts';
import {
  readEnvironment,
  readFaultPlan,
  readOwnPorts,
  readPort,
  readRootShop,
  readSwitch,
} from './read-environment.ts';
import { DataError } from './store/index.ts';

test('secrets and store domains of a shop, and the markets, come from the names the storefront reads', () => {
  expect(
    readEnvironment({
      SHOPIFY_NL_STOREFRONT_TOKEN: 'public',
      SHOPIFY_NL_PRIVATE_TOKEN: 'private',
      SHOPIFY_NL_ADMIN_TOKEN: ' admin ',
      SHOPIFY_NL_ADMIN_CLIENT_ID: 'app',
      SHOPIFY_NL_ADMIN_CLIENT_SECRET: 'of-app',
      SHOPIFY_NL_WEBHOOK_SECRET: 'of-another',
      SHOPIFY_NL_MULTIPASS_SECRET: 'secret',
      SHOPIFY_NL_STORE_DOMAINS: 'pro.example, http://localhost:4555/nl',
      SHOPIFY_FR_ADMIN_TOKEN: '',
      MARKETS: 'nl, nl-be',
    }),
  ).toEqual({
    chosen: {
      ...Object.fromEntries(SHOP_KEYS.map((key) => [key, {}])),
      nl: {
        publicToken: 'public',
        privateToken: 'private',
        adminToken: 'admin',
        adminClientId: 'app',
        multipassSecret: 'secret',
        webhookSecret: 'of-app',
      },
    },
    returnOrigins: ['https://pro.example', 'http://localhost:4555'],
    markets: ['nl', 'nl-be'],
  });
});

test('a shop that is served elsewhere keeps its secrets to itself', () => {
  const settings = { SHOPIFY_NL_DOMAIN: 'shop.example', SHOPIFY_NL_ADMIN_TOKEN: 'real' };
  const { chosen, returnOrigins } = readEnvironment(settings);
  expect([chosen.nl, returnOrigins]).toEqual([undefined, []]);
});

test('a store domain that is none stops the start and is named', () => {
  expect(() => readEnvironment({ SHOPIFY_NL_STORE_DOMAINS: 'not a domain' })).toThrow(
    '"not a domain" is not a domain.',
  );
});

describe('ports of their own', () => {
  it('are none unless they are named', () => {
    expect(readOwnPorts({ FIRESTORE_PORT: '', IDENTITY_PORT: ' 9099 ' })).toEqual([
      { service: 'identity', port: 9099 },
    ]);
  });

  it.each(['65536', '-1', 'any'])('are refused as %s', (port) => {
    expect(() => readOwnPorts({ FIRESTORE_PORT: port })).toThrow('FIRESTORE_PORT must be a port');
  });
});

test('a switch is on or off, and off unless it is named', () => {
  expect(
    [{}, { TLS: '' }, { TLS: 'off' }, { TLS: 'on' }].map((it) => readSwitch(it, 'TLS')),
  ).toEqual([false, false, false, true]);
  expect(() => readSwitch({ TLS: 'yes' }, 'TLS')).toThrow('TLS must be "on" or "off"');
});

test('the shop at the root is a shop, or none', () => {
  expect(readRootShop({})).toBeNull();
  expect(readRootShop({ PLATFORM_ROOT_SHOP: 'be' })).toBe('be');
  expect(() => readRootShop({ PLATFORM_ROOT_SHOP: 'na' })).toThrow('not "na"');
});

test.each([
  ['0', 0],
  ['65535', 65_535],
  [' 4010 ', 4_010],
  ['', null],
])('the port "%s" is %s', (text, port) => {
  expect(readPort({ PLATFORM_PORT: text }, 'PLATFORM_PORT')).toBe(port);
});

test.each([
  ['a port', () => readPort({ PLATFORM_PORT: '65536' }, 'PLATFORM_PORT')],
  ['a port of its own', () => readOwnPorts({ FIRESTORE_PORT: '-1' })],
  ['a domain', () => readEnvironment({ SHOPIFY_NL_STORE_DOMAINS: 'not a domain' })],
  ['a plan of faults', () => readFaultPlan({ PLATFORM_FAULTS: '{' })],
])('%s that cannot be used is told without a stack', (_, read) => {
  expect(read).toThrow(DataError);
});
