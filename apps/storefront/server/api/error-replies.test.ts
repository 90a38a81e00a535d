import type { Checkout } from '@lokke/contract/checkout';
import { API_ERRORS, type ApiErrorCode } from '@lokke/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressOf,
  type CheckoutCallName,
  type Endpoint,
  openEndpoint,
} from '../../testing/call-endpoint.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../testing/embedded-shops.ts';

const SHAMPOO = 'gid://shopify/ProductVariant/1';
const ONE = { variantId: SHAMPOO, quantity: 1 };

let embedded: EmbeddedShops;
let endpoint: Endpoint;
let cart: Checkout;
let belgianCart: Checkout;

beforeAll(async () => {
  embedded = await openEmbeddedShops({ shops: ['nl', 'be'] });
  endpoint = openEndpoint(embedded);
  cart = await endpoint.checkout('create', { lineItems: [ONE] });
  belgianCart = await endpoint.checkout('create', {
    lineItems: [{ ...ONE, variantId: 'gid://shopify/ProductVariant/4' }],
    locale: 'nl-be',
  });
});
afterAll(() => embedded[Symbol.dispose]());

async function expectError(response: Response, code: ApiErrorCode): Promise<void> {
  const { status, message } = API_ERRORS[code];
  expect(await response.text()).toBe(JSON.stringify({ error: message }));
  expect(response.status).toBe(status);
}

const lineId = () => cart.lines.edges[0]?.node.id;
const creating = (changes: object) => ({ lineItems: [{ ...ONE, ...changes }], locale: 'nl' });
const adding = (changes: object, id = cart.id) => ({ ...creating(changes), checkoutId: id });
const replacing = (changes: object) => ({
  checkoutId: cart.id,
  lineItems: [{ ...ONE, id: lineId(), ...changes }],
  locale: 'nl',
});

type Case = readonly [string, CheckoutCallName, () => unknown, ApiErrorCode];

const BAD_BODIES: readonly Case[] = [
  ['null', 'create', () => null, 'notAnObject'],
  ['a text', 'request', () => 'cart', 'notAnObject'],
  ['no line items', 'create', () => ({ lineItems: [], locale: 'nl' }), 'noLineItems'],
  ['a variant that is a number', 'create', () => creating({ variantId: 1 }), 'missingVariantId'],
  ['a quantity of 0', 'create', () => creating({ quantity: 0 }), 'quantityBelowOne'],
  ['a quantity of −3', 'add-items', () => adding({ quantity: -3 }), 'quantityBelowOne'],
  ['a quantity of 1.5', 'add-items', () => adding({ quantity: 1.5 }), 'quantityNotWhole'],
  ['a quantity in text', 'add-items', () => adding({ quantity: '2' }), 'quantityNotANumber'],
  ['a huge quantity', 'add-items', () => adding({ quantity: 1e300 }), 'quantityTooLarge'],
  ['a replacement by −1', 'replace-items', () => replacing({ quantity: -1 }), 'quantityNegative'],
  ['an unknown locale', 'create', () => ({ ...creating({}), locale: 'xx' }), 'unknownLocale'],
  ['no locale', 'create', () => ({ lineItems: [ONE] }), 'missingLocale'],
  ['no cart id', 'request', () => ({ locale: 'nl' }), 'missingCheckoutId'],
  ['an id that is no cart', 'request', () => ({ id: SHAMPOO, locale: 'nl' }), 'foreignCheckoutId'],
  [
    'an id without its key',
    'add-items',
    () => adding({}, cart.id.replace(/\?.*/, '')),
    'checkoutIdWithoutKey',
  ],
];

const UNKNOWN_TO_THE_SHOP: readonly Case[] = [
  [
    'a variant that does not exist, in a new cart',
    'create',
    () => creating({ variantId: 'gid://shopify/ProductVariant/999' }),
    'unknownVariant',
  ],
  [
    'a variant that does not exist, in a cart',
    'add-items',
    () => adding({ variantId: 'gid://shopify/ProductVariant/999' }),
    'unknownVariant',
  ],
  [
    'a variant of another shop',
    'add-items',
    () => adding({ variantId: 'gid://shopify/ProductVariant/4' }),
    'unknownVariant',
  ],
  [
    'a selling plan that does not exist',
    'create',
    () => creating({ sellingPlanId: 'gid://shopify/SellingPlan/999' }),
    'invalidSellingPlan',
  ],
  [
    'a line that is gone',
    'replace-items',
    () => replacing({ id: 'gid://shopify/CartLine/00000000-0000-0000-0000-000000000000?cart=x' }),
    'unknownLine',
  ],
  [
    'a line to remove that is gone',
    'remove-items',
    () => ({
      checkoutId: cart.id,
      lineItemIds: ['gid://shopify/CartLine/00000000-0000-0000-0000-000000000000?cart=x'],
      locale: 'nl',
    }),
    'unknownLine',
  ],
  [
    'a quantity that is too much with what is there',
    'add-items',
    () => adding({ quantity: 999_999 }),
    'quantityTooLarge',
  ],
  [
    'a cart that does not exist',
    'request',
    () => ({ id: 'gid://shopify/Cart/nothing?key=none', locale: 'nl' }),
    'unknownCheckout',
  ],
  [
    'a change to a cart that does not exist',
    'add-items',
    () => adding({}, 'gid://shopify/Cart/nothing?key=none'),
    'unknownCheckout',
  ],
  [
    'a look with a wrong key',
    'request',
    () => ({ id: cart.id.replace(/key=.*/, 'key=guessed'), locale: 'nl' }),
    'unknownCheckout',
  ],
  [
    'a change with a wrong key',
    'add-items',
    () => adding({}, cart.id.replace(/key=.*/, 'key=guessed')),
    'unknownCheckout',
  ],
  [
    'the cart of another shop',
    'request',
    () => ({ id: belgianCart.id, locale: 'nl' }),
    'unknownCheckout',
  ],
  [
    'a change to the cart of another shop',
    'add-items',
    () => adding({}, belgianCart.id),
    'unknownCheckout',
  ],
];

describe.each([
  ['a bad body', BAD_BODIES],
  ['what the shop does not know', UNKNOWN_TO_THE_SHOP],
])('%s is refused with its sentence, and nothing changes:', (_, cases) => {
  it.each(cases)('%s (%s)', async (_what, name, body, code) => {
    await expectError(await endpoint.post(name, body()), code);
    expect(await endpoint.checkout('request', { id: cart.id })).toEqual(cart);
  });
});

it('a cart of 500 lines takes no other line', async () => {
  const linesFrom = (first: number) =>
    Array.from({ length: 250 }, (_, index) => ({
      ...ONE,
      attributes: [{ key: 'number', value: `${first + index}` }],
    }));
  const { id } = await endpoint.checkout('create', { lineItems: linesFrom(0) });
  await endpoint.checkout('add-items', { checkoutId: id, lineItems: linesFrom(250) });
  await expectError(await endpoint.post('add-items', adding({}, id)), 'cartTooLarge');
});

const NAMES: readonly CheckoutCallName[] = [
  'create',
  'request',
  'add-items',
  'replace-items',
  'remove-items',
];

describe.each(NAMES)('%s', (name) => {
  const send = async (init: RequestInit): Promise<Response> =>
    endpoint.api.request(addressOf(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...init,
    });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('does not answer %s', async (method) => {
    const response = await send({ method });
    expect(response.headers.get('allow')).toBe('POST');
    await expectError(response, 'wrongMethod');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
  ])('does not answer a page of %s', async (_, headers) => {
    const init = { headers: { 'content-type': 'application/json', ...headers }, body: '{}' };
    await expectError(await send(init), 'foreignOrigin');
  });

  it('answers a page of its own origin', async () => {
    const headers = {
      'content-type': 'application/json',
      host: 'lokke.test',
      origin: 'https://lokke.test',
    };
    const response = await send({ headers, body: '{}' });
    expect(response.status).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'takes JSON only, not "%s"',
    async (type) => {
      await expectError(await send({ headers: { 'content-type': type }, body: '{}' }), 'notJson');
    },
  );

  it.each([
    ['nothing', ''],
    ['half of it', '{"locale":"nl"'],
    ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22])],
  ])('refuses broken JSON: %s', async (_, body) => {
    await expectError(await send({ body }), 'malformedJson');
  });

  it('refuses a body of 1 MB, announced or not', async () => {
    const body = JSON.stringify({ locale: 'x'.repeat(1024 * 1024) });
    await expectError(await send({ body }), 'bodyTooLarge');
    const announced = { 'content-type': 'application/json', 'content-length': `${body.length}` };
    await expectError(await send({ headers: announced, body }), 'bodyTooLarge');
  });
});

it('logs the reason of a refusal', async () => {
  await endpoint.post('request', { id: cart.id });
  expect(endpoint.logged.at(-1)).toMatchObject({ level: 'warn', reason: 'No locale parameter' });
});

it('answers nothing else', async () => {
  const response = await endpoint.api.request('http://lokke.test/api/shopify/checkout/steal/');
  await expectError(response, 'unknownPath');
});
