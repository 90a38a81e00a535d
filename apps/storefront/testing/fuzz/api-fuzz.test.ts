import * as account from '@lokke/contract/account';
import type { ApiCall } from '@lokke/contract/call';
import * as checkout from '@lokke/contract/checkout';
import { getProductsByIds } from '@lokke/contract/content';
import { getAutomaticDiscount } from '@lokke/contract/discount';
import { getVisitorCountry } from '@lokke/contract/markets';
import { findSalons, getAffiliatedSalon, getSalon } from '@lokke/contract/salons';
import { findSuggestions } from '@lokke/contract/search';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ANNA } from '../customer-fixture.ts';
import { openInMemoryStorefront, type WholeStorefront } from '../in-memory-storefront.ts';
import { bodyOf } from './body-of.ts';
import { findFlaw } from './find-flaw.ts';
import { wireOf } from './odd-json.ts';
import { ODD_TEXTS } from './odd-texts.ts';
import { type Attempted, runInputs } from './run-inputs.ts';

const ORIGIN = 'http://lokke.test';
const DEFAULT_RUNS = 2_000;
const JSON_REPLY = { types: [/^application\/json/], origins: [ORIGIN] };
/** What climbs out of the calls' folder is a page that is not there. */
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

let shop: WholeStorefront;
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

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  shop = await openInMemoryStorefront();
  await login('register');
  const products = await shop.ask('/nl/products/rain-shampoo');
  const [variantId = ''] = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(await products.text()) ?? [];
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
}, 60_000);
afterAll(() => shop[Symbol.asyncDispose]());

async function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  return shop.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Anna is in again, whatever has been done to her account. */
async function login(how: 'login' | 'register'): Promise<void> {
  const answer = await post(`/api/shopify/account/${how}/`, anna);
  const [pair = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  if (pair !== '') cookie = pair;
}

const chance = (percent: number) => fc.nat(99).map((roll) => roll < percent);

interface Input {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly type: string;
  readonly hasSession: boolean;
  readonly address: string;
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
    address: fc.nat(0xffffff).map((n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`),
  });
}

function encodeOdd(odd: string): string {
  return `/api/shopify/${encodeURIComponent(odd.toWellFormed())}`;
}

async function attempt({
  method,
  url,
  body,
  type,
  hasSession,
  address,
}: Input): Promise<Attempted> {
  const request = new Request(url, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(type !== '' && { 'content-type': type }),
      ...(hasSession && { cookie }),
    },
    ...(method !== 'GET' && method !== 'HEAD' && { body }),
  });
  const response = await shop.app.fetch(request, {
    incoming: { socket: { remoteAddress: address } },
  });
  const { status, headers } = response;
  const expected = new URL(url).pathname.startsWith('/api/') ? JSON_REPLY : PAGE;
  const flaw = findFlaw({ status, headers, text: await response.text() }, expected);
  if (flaw === null) return { kind: 'right', outcome: `${status}` };
  const logged = JSON.stringify(shop.logged.filter(({ level }) => level === 'error').slice(-2));
  return {
    kind: 'flawed',
    flaw,
    input: `${method} ${url} ${type} ${body.slice(0, 1_000)} ${logged}`,
  };
}

test('whatever a call is sent, it is answered or refused, and tells nothing of itself', {
  timeout: 24 * 3_600_000,
}, async () => {
  const outcomes = await runInputs({
    name: 'calls of our API',
    usualRuns: DEFAULT_RUNS,
    inputs: fc.oneof(...CALLS.map(inputsOf)),
    attempt,
    refresh: async () => {
      shop.logged.length = 0;
      await login('login');
    },
  });
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  // Else only refusals would have been tried.
  const sum = [...outcomes.values()].reduce((total, count) => total + count, 0);
  expect((outcomes.get('200') ?? 0) / sum).toBeGreaterThan(0.1);
});
