import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { openPlatform } from '../../../../tests/fixtures/platform.ts';

const platform = openPlatform();

const get = (query: string, headers = {}, name = 'rain-shampoo.webp') =>
  platform.fetch(`http://localhost:4010/contentful/images/lokke/pack/1/${name}${query}`, {
    headers,
  });

async function imageOf(response: Response) {
  return sharp(Buffer.from(await response.arrayBuffer()));
}

// The image is 960 × 1200 pixels.
test.each([
  ['', { width: 960, height: 1200, format: 'webp' }],
  ['?w=320', { width: 320, height: 400, format: 'webp' }],
  ['?w=300&h=100', { width: 80, height: 100, format: 'webp' }],
  ['?w=200&fm=jpg&q=40', { width: 200, height: 250, format: 'jpeg' }],
  ['?w=200&fm=png', { width: 200, height: 250, format: 'png' }],
])('"%s" is answered with %o', async (query, expected) => {
  const response = await get(query);
  expect(response.status).toBe(200);
  expect(await (await imageOf(response)).metadata()).toMatchObject(expected);
});

it('a known picture is not sent twice', async () => {
  const etag = (await get('?w=100')).headers.get('etag') ?? '';
  expect((await get('?w=100', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('?w=101', { 'if-none-match': etag })).status).toBe(200);
});

test.each(['w=0', 'w=4001', 'h=x', 'fit=pad', 'q=101', 'fm=bmp'])(
  'a parameter that means nothing is refused by name: %s',
  async (query) => {
    const response = await get(`?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      sys: { id: 'InvalidQuery' },
      details: { errors: [{ name: query.split('=')[0] }] },
    });
  },
);

it('an unknown file is not found, and no path leads out', async () => {
  expect((await get('', {}, 'nothing.webp')).status).toBe(404);
  expect((await get('', {}, '..%2Fmanifest.json')).status).toBe(404);
});
