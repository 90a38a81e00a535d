import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ContentClientOptions, createContentClient } from './client.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serviceWith(handle: (url: URL, response: ServerResponse) => void) {
  const requests: URL[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    requests.push(url);
    handle(url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { requests, baseUrl: `http://127.0.0.1:${portOf(address)}/content` };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

const options = {
  spaceId: 's',
  environmentId: 'master',
  accessToken: 't',
  timeoutInMs: 5_000,
  fetch,
  random: () => 0.5,
};

function clientAt(baseUrl: string, further: Partial<ContentClientOptions> = {}) {
  const waits: number[] = [];
  const wait = async (delayInMs: number) => {
    waits.push(delayInMs);
  };
  return { client: createContentClient({ ...options, baseUrl, wait, ...further }), waits };
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const entry = (id: string, contentType: string, fields: object) => ({
  sys: { id, type: 'Entry', contentType: link('ContentType', contentType) },
  metadata: { tags: [] },
  fields,
});
const send = (
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};
const list = (items: readonly object[], total = items.length) => ({
  sys: { type: 'Array' },
  total,
  skip: 0,
  limit: 500,
  items,
});

test('reads products and bundles, leaves out links that lead nowhere and pages without a slug', async () => {
  const shampoo = entry('1', 'productPage', {
    slug: 'shampoo',
    title: 'Shampoo',
    promise: '  ',
    productSpecs: [{ type: 'hairType', value: 'dry' }, { type: 'odd' }, 7],
    rating: { averageRating: 4.5, count: 12 },
    soldQuantity: 'many',
  });
  const { requests, baseUrl } = await serviceWith((url, response) => {
    const isProduct = url.searchParams.get('content_type') === 'productPage';
    const bundle = { slug: 'set', products: [link('Entry', '1'), link('Entry', 'gone')] };
    send(
      response,
      isProduct
        ? list([shampoo, entry('2', 'productPage', { title: 'Nowhere' })])
        : { ...list([entry('3', 'productBundlePage', bundle)]), includes: { Entry: [shampoo] } },
    );
  });
  const pages = await clientAt(baseUrl).client.productPages('nl-NL');
  expect(pages).toEqual({
    ok: true,
    value: [
      {
        kind: 'product',
        id: '1',
        slug: 'shampoo',
        title: 'Shampoo',
        promise: null,
        howToUse: null,
        keyIngredients: [],
        productSpecs: [{ type: 'hairType', value: 'dry' }],
        rating: { averageRating: 4.5, count: 12 },
        soldQuantity: null,
      },
      { kind: 'bundle', id: '3', slug: 'set', title: null, promise: null, products: ['shampoo'] },
    ],
  });
  expect(requests[0]?.pathname).toBe('/content/spaces/s/environments/master/entries');
  expect(requests.map((url) => url.searchParams.get('locale'))).toEqual(['nl-NL', 'nl-NL']);
});

test.each([
  [0, 0],
  [7, 7],
  [-1, null],
  [2.5, null],
  [Number.MAX_SAFE_INTEGER + 1, null],
])('of %d sold pieces it reads %j', async (soldQuantity, expected) => {
  const { baseUrl } = await serviceWith((url, response) => {
    const isProduct = url.searchParams.get('content_type') === 'productPage';
    const page = entry('1', 'productPage', { slug: 'shampoo', soldQuantity });
    send(response, list(isProduct ? [page] : []));
  });
  const pages = await clientAt(baseUrl).client.productPages('en');
  expect(pages.ok && pages.value).toMatchObject([{ soldQuantity: expected }]);
});

test('asks until it has them all', async () => {
  const { baseUrl } = await serviceWith((url, response) => {
    const skip = Number(url.searchParams.get('skip'));
    const type = url.searchParams.get('content_type') ?? '';
    send(
      response,
      type === 'productPage' ? list([entry(`${skip}`, type, { slug: `p${skip}` })], 3) : list([]),
    );
  });
  const pages = await clientAt(baseUrl).client.productPages('en');
  expect(pages.ok && pages.value.map(({ slug }) => slug)).toEqual(['p0', 'p1', 'p2']);
});

test('a refusal carries its id and sentence, and not the token', async () => {
  const error = { sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: 'No such token.' };
  const { baseUrl } = await serviceWith((_, response) => send(response, error, 401));
  const { client, waits } = clientAt(baseUrl);
  expect(await client.productPages('en')).toEqual({
    ok: false,
    failure: {
      kind: 'refused',
      status: 401,
      id: 'AccessTokenInvalid',
      message: 'No such token.',
      retryAfterInMs: null,
    },
  });
  expect(waits).toEqual([]);
});

const error = (id: string) => ({ sys: { type: 'Error', id }, message: 'Later.' });

test('a question that broke on the way is tried again, three times in all', async () => {
  const { requests, baseUrl } = await serviceWith((_, response) =>
    send(response, error('ServerError'), 500),
  );
  const { client, waits } = clientAt(baseUrl);
  expect(await client.productPages('en')).toMatchObject({ ok: false });
  await expect.poll(() => requests.length).toBe(6);
  expect(waits.toSorted()).toEqual([100, 100, 400, 400]);
});

test.each([
  ['1', [1_100, 1_400]],
  ['3', []],
])(
  'it waits as many seconds as the rate limit says, unless they are many: %s',
  async (reset, expected) => {
    const { baseUrl } = await serviceWith((url, response) => {
      if (url.searchParams.get('content_type') !== 'productPage') send(response, list([]));
      else send(response, error('x'), 429, { 'x-contentful-ratelimit-reset': reset });
    });
    const { client, waits } = clientAt(baseUrl, { now: () => 0 });
    expect(await client.productPages('en')).toMatchObject({
      failure: { status: 429, retryAfterInMs: Number(reset) * 1_000 },
    });
    expect(waits).toEqual(expected);
  },
);

test.each([
  ['a page instead of JSON', '<html>', 'The response is not JSON'],
  ['JSON that is no list', '7', expect.any(String)],
])('%s is unreadable, and not asked for again', async (_, text, message) => {
  const { baseUrl } = await serviceWith((_url, response) => response.end(text));
  const { client, waits } = clientAt(baseUrl);
  expect(await client.productPages('en')).toEqual({
    ok: false,
    failure: { kind: 'unreadable', message },
  });
  expect(waits).toEqual([]);
});

test('a service that hangs is given up', async () => {
  const { baseUrl } = await serviceWith(() => undefined);
  const { client } = clientAt(baseUrl, { timeoutInMs: 20 });
  expect(await client.productPages('en')).toEqual({
    ok: false,
    failure: { kind: 'timeout', timeoutInMs: 20 },
  });
});

test('a service that is not there is a value, not an exception', async () => {
  const { client } = clientAt('http://127.0.0.1:1');
  expect(await client.productPages('en')).toMatchObject({
    ok: false,
    failure: { kind: 'network' },
  });
});

test.each([
  [{ baseUrl: 'contentful' }, 'address is not a URL: "contentful"'],
  [{ spaceId: '' }, 'space id is empty'],
  [{ accessToken: '' }, 'access token is empty'],
  [{ timeoutInMs: 0 }, 'timeout must be a positive number of ms: 0'],
])('a client is not made of %o', (wrong, message) => {
  expect(() => createContentClient({ ...options, baseUrl: 'http://127.0.0.1', ...wrong })).toThrow(
    message,
  );
});
