import * as account from '@lokke/contract/account';
import type { ApiCall } from '@lokke/contract/call';
import * as checkout from '@lokke/contract/checkout';
import { getProductsByIds } from '@lokke/contract/content';
import { getAutomaticDiscount } from '@lokke/contract/discount';
import { getVisitorCountry } from '@lokke/contract/markets';
import { findSalons, getAffiliatedSalon, getSalon, listSalons } from '@lokke/contract/salons';
import { findSuggestions } from '@lokke/contract/search';
import { SHOP_KEYS } from '@lokke/domain/markets';
import fc from 'fast-check';
import { test, vi } from 'vitest';
import { ANNA } from '../customer-fixture.ts';
import { openStorefront } from '../open-for-tests.ts';
import { ODD_TEXTS } from './odd-texts.ts';
import { bodyOf, wireOf } from './request-bodies.ts';
import { checkRequest, clientIp, ORIGIN, runFuzz } from './run-fuzz.ts';

const DEFAULT_RUNS = 2_000;
const JSON_REPLY = { types: [/^application\/json/], origins: [ORIGIN] };
/** A path that leaves `/api` gets the page for 404. */
const PAGE = { types: [/^text\/(?:html|plain)/], origins: [ORIGIN] };

const isCall = (value: unknown): value is ApiCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;
const CALLS: readonly ApiCall[] = [
  ...Object.values<unknown>(account).filter(isCall),
  ...Object.values<unknown>(checkout).filter(isCall),
  getProductsByIds,
  getAutomaticDiscount,
  getVisitorCountry,
  findSalons,
  getAffiliatedSalon,
  listSalons,
  getSalon(encodeURIComponent('NL-1001')),
  findSuggestions,
];

const anna = { ...ANNA, locale: 'nl' };
const TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'Application/JSON;x',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
];
const METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST'];

vi.spyOn(console, 'error').mockImplementation(() => undefined);
const shop = await openStorefront({ shops: SHOP_KEYS });
let cookie = '';
const known: Record<string, readonly string[]> = {
  email: [anna.email, 'nobody@example.com'],
  password: [anna.password, 'Wrong1234'],
  country: ['NL', 'Nederland', 'BE'],
  zip: ['1011 AB', '12345'],
  near: ['52.1,5.2'],
  query: ['rain', 'shampoo', 'amsterdam'],
  discountId: ['gid://shopify/DiscountAutomaticNode/1'],
};

await login('register');
const products = await shop.read('/nl/products/rain-shampoo');
const [variantId = ''] = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(products) ?? [];
const created = await post('/api/shopify/checkout/create/', {
  locale: 'nl',
  lineItems: [{ variantId, quantity: 1 }],
});
const { data }: { readonly data: { id: string; lines: { edges: { node: { id: string } }[] } } } =
  JSON.parse(await created.text());
known['variantId'] = [variantId, 'gid://shopify/ProductVariant/1'];
known['productIds'] = [variantId.replace('ProductVariant', 'Product')];
known['checkoutId'] = [data.id, data.id.replace(/key=.*/, 'key=x')];
known['id'] = [data.id, data.lines.edges[0]?.node.id ?? '', '1'];
known['lineItemIds'] = known['id'];

async function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  return shop.send(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Renews Anna's session, which some calls end. */
async function login(how: 'login' | 'register'): Promise<void> {
  const reply = await post(`/api/shopify/account/${how}/`, anna);
  const [pair = ''] = (reply.headers.get('set-cookie') ?? '').split(';');
  if (pair !== '') cookie = pair;
}

const chance = (percent: number) => fc.nat(99).map((roll) => roll < percent);

interface Input {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly type: string;
  readonly hasSession: boolean;
  readonly ip: string;
}

function inputsOf(call: ApiCall): fc.Arbitrary<Input> {
  const body = bodyOf(call.request, known);
  const query = body.map((value) => {
    const pairs = Object.entries(Object(value)).map(([name, part]) => [
      name,
      typeof part === 'string' ? part : JSON.stringify(part),
    ]);
    return call.method === 'GET' ? `?${new URLSearchParams(pairs)}` : '';
  });
  const path = fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(call.path, call.path.replace(/\/$/, '')) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_TEXTS).map((odd) => `${call.path}${odd}`) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_TEXTS).map(encodeOdd) },
  );
  return fc.record({
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(call.method) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    url: fc.tuple(path, query).map(([first, rest]) => `${ORIGIN}${first}${rest}`),
    body: wireOf(body),
    type: fc.oneof(
      { weight: 30, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
    ),
    hasSession: chance(50),
    ip: clientIp,
  });
}

function encodeOdd(odd: string): string {
  return `/api/shopify/${encodeURIComponent(odd.toWellFormed())}`;
}

test(
  'API calls with random inputs succeed or fail cleanly, without leaks',
  {
    timeout: 24 * 3_600_000,
  },
  () =>
    runFuzz({
      defaultRuns: DEFAULT_RUNS,
      inputs: fc.oneof(...CALLS.map(inputsOf)),
      attempt: ({ method, url: href, body, type, hasSession, ip }) => {
        const url = new URL(href);
        const headers = {
          ...(type !== '' && { 'content-type': type }),
          ...(hasSession && { cookie }),
        };
        const expected = url.pathname.startsWith('/api/') ? JSON_REPLY : PAGE;
        return checkRequest(shop, { method, url, headers, body, ip }, expected);
      },
      refresh: async () => {
        shop.logged.length = 0;
        await login('login');
      },
    }),
);
