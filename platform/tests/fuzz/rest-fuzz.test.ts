import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { newSecrets } from '../../src/protocol/index.ts';
import { seedDemoContent, seedDemoSalons } from '../../src/shop-files/seeding/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import { corruptJson, fuzzOptions, inPercent, oddText } from './odd-values.ts';

interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly parameters?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: readonly string[];
  /** A valid body to start from. */
  readonly json?: unknown;
}

/** All endpoints except GraphQL. `{cart}` is the token of an existing cart. */
const ENDPOINTS: readonly Endpoint[] = JSON.parse(
  readFileSync(new URL('endpoints.json', import.meta.url), 'utf8'),
);
const LEAK = /node:internal|node_modules|SQLITE|\.ts:\d+|\n {4}at |lokke-admin-/;
const TYPES =
  /^(?:application\/(?:json|vnd\.|javascript)|text\/(?:html|plain|css|javascript)|image\/|font\/)/;
const SAME_ORIGIN = { origin: 'http://localhost:4010', 'sec-fetch-site': 'same-origin' };
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];

let platform: Platform;
let cart = { token: '', key: '' };
beforeAll(async () => {
  platform = await openFixtureShop('nl', {
    // Same tokens as in endpoints.json.
    secrets: { ...newSecrets(), contentToken: 'lokke-content', ownerToken: 'owner' },
  });
  await seedDemoContent(platform.context);
  await seedDemoSalons(platform.context);
  const made = await shopperAt(platform, 'nl', '2024-10').send<{ cart: { checkoutUrl: string } }>(
    'mutation { cartCreate(input: { note: "a" }) { cart { checkoutUrl } } }',
  );
  const url = new URL(made.cart.checkoutUrl);
  cart = { token: url.pathname.split('/').at(-1) ?? '', key: url.searchParams.get('key') ?? '' };
});

const wellFormedText = oddText.map((text) => text.toWellFormed());
const encodedText = wellFormedText.map(encodeURIComponent);
const brokenBody = fc.constantFrom('', '{', 'null', '[]', '[1]', '['.repeat(5_000), '\u0000');

function parameter(name: string): fc.Arbitrary<string> {
  const plausible = fc.constantFrom('nl-NL', 'productPage', '-sys.updatedAt', '5', '100', 'webp');
  const value = inPercent(50, plausible, encodedText).map((text) => `${name}=${text}`);
  const usual = name === 'key' ? inPercent(70, fc.constant(`key=${cart.key}`), value) : value;
  return inPercent(40, usual, fc.constant(''));
}

function formBody(fields: readonly string[]): fc.Arbitrary<string> {
  const pairs = fields.map((name) => fc.tuple(fc.constant(name), wellFormedText));
  return fc
    .tuple(...pairs)
    .chain((all) => fc.subarray(all))
    .map((sent) => new URLSearchParams(Object.fromEntries(sent)).toString());
}

/** A request to where something is, mostly, with values that need not make sense. */
function requestTo({ method, path, parameters = [], headers, fields, json = {} }: Endpoint) {
  const pieces = path.replace('{cart}', cart.token).replace(/^\/+/, '').split('/');
  const replaced = fc
    .tuple(fc.nat(pieces.length - 1), encodedText)
    .map(([at, text]) => pieces.with(at, text));
  const body =
    fields === undefined
      ? corruptJson(json, 4).map((value) => JSON.stringify(value))
      : formBody(fields);
  const type = fields === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  return fc.record({
    method: inPercent(4, fc.constantFrom(...METHODS), fc.constant(method)),
    path: inPercent(15, replaced, fc.constant(pieces)).map((parts) => parts.join('/')),
    search: fc.tuple(...parameters.map(parameter)).map((pairs) => pairs.filter(Boolean).join('&')),
    headers: fc
      .tuple(
        inPercent(97, fc.constant(headers ?? {}), fc.constant({})),
        inPercent(5, fc.constantFrom('text/plain', 'multipart/form-data', 'a'), fc.constant(type)),
        fc.constantFrom(SAME_ORIGIN, {}),
        fc.constantFrom('nl', '*', ';;q=,', 'x'.repeat(500)),
      )
      .map(([own, contentType, origin, language]) => ({
        ...own,
        ...origin,
        'content-type': contentType,
        'accept-language': language,
      })),
    body: inPercent(2, brokenBody, body),
  });
}

test('whatever an address that is not GraphQL is sent, it is answered or refused', {
  timeout: 24 * 3_600_000,
}, async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let answered = 0;
  const requests = fc.oneof(...ENDPOINTS.map(requestTo));
  const property = fc.asyncProperty(requests, async ({ method, path, search, headers, body }) => {
    const url = `http://localhost:4010/${path.replace(/^\/+/, '')}?${search}`;
    if (!URL.canParse(url)) return;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const response = await platform.fetch(url, {
      method,
      headers,
      redirect: 'manual',
      ...(hasBody && { body }),
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    expect(response.status, String(error.mock.calls.at(-1))).toBeLessThan(500);
    expect(text).not.toMatch(LEAK);
    if (text !== '') expect(type).toMatch(TYPES);
    if (type.startsWith('text/html')) expect(text).not.toContain('<zzz');
    if (response.status === 200) answered += 1;
  });
  await fc.assert(property, fuzzOptions(1_500));
  expect([...new Set(error.mock.calls.map(String))]).toEqual([]);
  expect(answered).toBeGreaterThan(50);
});
