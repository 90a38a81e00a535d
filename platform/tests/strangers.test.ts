import { beforeEach, describe, expect, it } from 'vitest';
import type { Platform } from '../src/platform.ts';
import { demoPublicToken, peerBehind } from '../src/protocol/index.ts';
import { LIMITS } from '../src/shopify/customers/rate-limit.ts';
import { openPlatform } from './fixtures/platform.ts';

let platform: Platform;
beforeEach(() => {
  platform = openPlatform();
});

interface Call {
  readonly path: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send({ path, body, headers }: Call, peer?: string): Promise<string> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', revision: '2026-01-15', ...headers },
    body: JSON.stringify(body),
  };
  const response = await platform.fetch(`http://localhost:4010${path}`, init, peer);
  return `${response.status} ${await response.text()}`;
}

const newCart = (headers: Readonly<Record<string, string>>): Call => ({
  path: '/nl/api/2026-01/graphql.json',
  body: { query: 'mutation { cartCreate { cart { id } } }' },
  headers,
});
const byStranger = () => newCart({ 'X-Shopify-Storefront-Access-Token': demoPublicToken('nl') });
const byShop = () =>
  newCart({
    'Shopify-Storefront-Private-Token': platform.context.shops.nl.privateToken,
    'Shopify-Storefront-Buyer-IP': STRANGER,
  });
const STRANGER = '203.0.113.7';
/** Addresses of the shop's own servers, and of proxies that hide who asks. */
const OWN = ['127.0.0.1', '::1', '10.0.0.7', '172.16.0.2', '192.168.1.1', 'fd00::1'];

const rowsIn = (table: string) =>
  platform.context.store.read.prepare(`SELECT COUNT(*) AS rows FROM ${table}`).get()?.['rows'];

describe('a stranger who goes past the storefront', () => {
  it('makes so many carts an hour, and keeps nobody else from making theirs', async () => {
    const { most } = LIMITS.cartsOfStranger;
    for (let made = 0; made < most; made += 1) await send(byStranger(), STRANGER);
    expect(rowsIn('carts')).toBe(most);
    expect(await send(byStranger(), STRANGER)).toContain('THROTTLED');
    expect(rowsIn('carts')).toBe(most);
    for (const address of ['203.0.113.8', ...OWN]) {
      expect(await send(byStranger(), address)).toContain('gid://');
    }
    expect(await send(byShop(), '198.51.100.1')).toContain('gid://');
  });

  const profileOf = (count: number) => ({
    email: `anna${count}@example.test`,
    locale: 'nl-NL',
    subscriptions: { email: { marketing: { consent: 'SUBSCRIBED' } } },
  });
  const subscription = (count: number) => ({
    data: {
      type: 'subscription',
      attributes: { profile: { data: { type: 'profile', attributes: profileOf(count) } } },
      relationships: { list: { data: { type: 'list', id: 'LISTNL' } } },
    },
  });
  it.each<readonly [string, string, string, (count: number) => object]>([
    [
      'accounts of professionals',
      'identity_accounts',
      '/identity/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any',
      () => ({ returnSecureToken: true }),
    ],
    [
      'letters to others',
      'mails',
      '/klaviyo/client/subscriptions/?company_id=DEMONL',
      subscription,
    ],
  ])('causes so many %s an hour; the storefront is not limited', async (_, table, path, bodyOf) => {
    const { most } = LIMITS.callsOfStranger;
    for (let count = 0; count <= most; count += 1) {
      const answer = await send({ path, body: bodyOf(count) }, STRANGER);
      expect(/^20[02]/.test(answer)).toBe(count < most);
    }
    expect(rowsIn(table)).toBe(most);
    for (const [place, address] of OWN.entries()) {
      expect(await send({ path, body: bodyOf(most + place) }, address)).toMatch(/^20[02]/);
    }
  });
});

it('keeps the hundred newest sign-ins of an account', async () => {
  const identity = '/identity/identitytoolkit.googleapis.com/v1/accounts:';
  const body = { email: 'anna@example.test', password: 'Abcdefgh1' };
  await send({ path: `${identity}signUp?key=any`, body });
  await platform.context.store.write((sql) => {
    const add = sql.prepare(
      'INSERT INTO identity_refresh_tokens SELECT ?, local_id, 0 FROM identity_accounts',
    );
    for (let count = 0; count < 150; count += 1) add.run(`hash ${count}`);
  });
  await send({ path: `${identity}signInWithPassword?key=any`, body });
  expect(rowsIn('identity_refresh_tokens')).toBe(100);
  expect(rowsIn("identity_refresh_tokens WHERE token_hash = 'hash 149'")).toBe(1);
  expect(rowsIn("identity_refresh_tokens WHERE token_hash = 'hash 50'")).toBe(0);
});

describe('behind proxies', () => {
  const requestWith = (forwarded?: string) =>
    new Request('http://localhost', {
      ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }),
    });
  it.each([
    [0, '203.0.113.7', '10.0.0.1'],
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [2, '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [1, undefined, '10.0.0.1'],
  ])('%i of them, %s asks from %s', (proxies, forwarded, expected) => {
    expect(peerBehind(proxies, requestWith(forwarded), '10.0.0.1')).toBe(expected);
  });
});
