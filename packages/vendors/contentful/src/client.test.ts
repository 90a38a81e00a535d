import { expect, test } from 'vitest';
import { type ContentClientOptions, createContentClient } from './client.ts';

const options = {
  baseUrl: 'https://cdn.example/content',
  spaceId: 's',
  environmentId: 'master',
  accessToken: 't',
  timeoutInMs: 5_000,
  fetch,
  random: () => 0.5,
};

type Answer = (query: URLSearchParams, signal: AbortSignal) => Response | Promise<Response>;

function clientWith(answer: Answer, further: Partial<ContentClientOptions> = {}) {
  const requests: URL[] = [];
  const waits: number[] = [];
  const client = createContentClient({
    ...options,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      requests.push(url);
      return answer(url.searchParams, request.signal);
    },
    wait: async (delayInMs) => {
      waits.push(delayInMs);
    },
    ...further,
  });
  return { client, requests, waits };
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const entry = (id: string, contentType: string, fields: object) => ({
  sys: { id, type: 'Entry', contentType: link('ContentType', contentType) },
  metadata: { tags: [] },
  fields,
});
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
  const bundle = { slug: 'set', products: [link('Entry', '1'), link('Entry', 'gone')] };
  const nowhere = entry('2', 'productPage', { title: 'Nowhere' });
  const { client, requests } = clientWith(() =>
    Response.json(list([shampoo, nowhere, entry('3', 'productBundlePage', bundle)])),
  );
  expect(await client.productPages('nl-NL')).toEqual({
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
  expect(requests.map((url) => url.searchParams.get('locale'))).toEqual(['nl-NL']);
  expect(requests[0]?.searchParams.get('sys.contentType.sys.id[in]')).toBe(
    'productPage,productBundlePage',
  );
});

test.each([
  [0, 0],
  [7, 7],
  [-1, null],
  [2.5, null],
  [Number.MAX_SAFE_INTEGER + 1, null],
])('of %d sold pieces it reads %j', async (soldQuantity, expected) => {
  const page = entry('1', 'productPage', { slug: 'shampoo', soldQuantity });
  const { client } = clientWith(() => Response.json(list([page])));
  const pages = await client.productPages('en');
  expect(pages.ok && pages.value).toMatchObject([{ soldQuantity: expected }]);
});

test('asks until it has them all', async () => {
  const { client } = clientWith((query) => {
    const skip = query.get('skip');
    const page = entry(`${skip}`, 'productPage', { slug: `p${skip}` });
    return Response.json(list([page], 3));
  });
  const pages = await client.productPages('en');
  expect(pages.ok && pages.value.map(({ slug }) => slug)).toEqual(['p0', 'p1', 'p2']);
});

test('a refusal carries its id and sentence, and not the token', async () => {
  const error = { sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: 'No such token.' };
  const { client, waits } = clientWith(() => Response.json(error, { status: 401 }));
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
  const fail = () => Response.json(error('ServerError'), { status: 500 });
  const { client, requests, waits } = clientWith(fail);
  expect(await client.productPages('en')).toMatchObject({ ok: false });
  await expect.poll(() => requests.length).toBe(3);
  expect(waits).toEqual([100, 400]);
});

test.each([
  ['1', [1_100, 1_400]],
  ['3', []],
])(
  'it waits as many seconds as the rate limit says, unless they are many: %s',
  async (reset, expected) => {
    const headers = { 'x-contentful-ratelimit-reset': reset };
    const { client, waits } = clientWith(
      () => Response.json(error('x'), { status: 429, headers }),
      { now: () => 0 },
    );
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
  const { client, waits } = clientWith(() => new Response(text));
  expect(await client.productPages('en')).toEqual({
    ok: false,
    failure: { kind: 'unreadable', message },
  });
  expect(waits).toEqual([]);
});

test('a service that hangs is given up', async () => {
  const hang: Answer = (_, signal) =>
    new Promise((__, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const { client } = clientWith(hang, { timeoutInMs: 20 });
  expect(await client.productPages('en')).toEqual({
    ok: false,
    failure: { kind: 'timeout', timeoutInMs: 20 },
  });
});

test('a service that is not there is a value, not an exception', async () => {
  const { client } = clientWith(() => Response.error(), { baseUrl: 'http://127.0.0.1:1', fetch });
  expect(await client.productPages('en')).toMatchObject({
    ok: false,
    failure: { kind: 'network' },
  });
});
