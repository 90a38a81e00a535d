import { API_ERRORS, type ApiErrorCode } from '@lokke/contract/errors';
import { openApiDocument } from '@lokke/contract/openapi';
import { describe, expect, it } from 'vitest';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { openShops } from '../../testing/open-for-tests.ts';
import ROWS from './error-replies.json' with { type: 'json' };

const SHAMPOO = 'gid://shopify/ProductVariant/1';
const ONE = { variantId: SHAMPOO, quantity: 1 };

const embedded = await openShops({ shops: ['nl', 'be'] });
const endpoint = openEndpoint(embedded);
const cart = await endpoint.checkout('create', { lineItems: [ONE] });
const belgianCart = await endpoint.checkout('create', {
  lineItems: [{ ...ONE, variantId: 'gid://shopify/ProductVariant/4' }],
  locale: 'nl-be',
});

async function expectError(response: Response, code: ApiErrorCode): Promise<void> {
  const { status, message } = API_ERRORS[code];
  expect(await response.text()).toBe(JSON.stringify({ error: message }));
  expect(response.status).toBe(status);
}

function codeNamed(name: string): ApiErrorCode {
  const isCode = (text: string): text is ApiErrorCode => Object.hasOwn(API_ERRORS, text);
  if (!isCode(name)) throw new Error(`${name} is no code`);
  return name;
}

/** Fills a row's `$cart` and the like with the carts of this shop. */
function bodyOf({ body }: (typeof ROWS)[number]): unknown {
  const values = {
    $keyless: cart.id.replace(/\?.*/, ''),
    $cart: cart.id,
    $line: cart.lines.edges[0]?.node.id ?? '',
    $belgianCart: belgianCart.id,
  };
  const text = Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(name, value),
    JSON.stringify(body),
  );
  return JSON.parse(text);
}

it.each(ROWS)('$what is refused ($code), and nothing changes', async (row) => {
  const code = codeNamed(row.code);
  await expectError(await endpoint.post(row.call, bodyOf(row)), code);
  expect(await endpoint.checkout('request', { id: cart.id })).toEqual(cart);
});

it('a cart of 500 lines takes no other line', async () => {
  const linesFrom = (first: number) =>
    Array.from({ length: 250 }, (_, index) => ({
      ...ONE,
      attributes: [{ key: 'number', value: `${first + index}` }],
    }));
  const { id } = await endpoint.checkout('create', { lineItems: linesFrom(0) });
  await endpoint.checkout('add-items', { checkoutId: id, lineItems: linesFrom(250) });
  await expectError(
    await endpoint.post('add-items', { checkoutId: id, lineItems: [ONE], locale: 'nl' }),
    'cartTooLarge',
  );
});

const PATHS = Object.entries(openApiDocument().paths).flatMap(([path, { post }]) =>
  post === undefined ? [] : [path],
);

describe.each(PATHS)('%s', (path) => {
  const send = async (init: RequestInit): Promise<Response> =>
    endpoint.api.request(`http://lokke.test${path}`, {
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
