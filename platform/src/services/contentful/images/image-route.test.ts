import sharp from 'sharp';
import { afterAll, expect, it, test } from 'vitest';
import { createPlatform } from '../../../platform.ts';
import { contentfulArea } from '../contentful-area.ts';

const platform = createPlatform({ dataFile: ':memory:', areas: [contentfulArea] });
afterAll(() => platform.close());

const get = (query: string, headers = {}, name = 'rain-shampoo.webp') =>
  platform.fetch(
    new Request(`http://localhost:4010/contentful/images/lokke/pack/1/${name}${query}`, {
      headers,
    }),
  );

async function imageOf(response: Response) {
  return sharp(Buffer.from(await response.arrayBuffer()));
}

// The image is 960 × 1200 pixels.
test.each([
  ['', { width: 960, height: 1200, format: 'webp' }],
  ['?w=320', { width: 320, height: 400, format: 'webp' }],
  ['?w=300&h=100', { width: 80, height: 100, format: 'webp' }],
  ['?w=300&h=100&fit=pad&fm=png', { width: 300, height: 100, format: 'png' }],
  ['?w=300&h=100&fit=fill&f=top', { width: 300, height: 100, format: 'webp' }],
  ['?w=300&h=100&fit=scale', { width: 300, height: 100, format: 'webp' }],
  ['?w=100&h=100&fit=thumb&f=faces', { width: 100, height: 100, format: 'webp' }],
  ['?w=100&h=100&fit=crop&f=bottom_left', { width: 100, height: 100, format: 'webp' }],
  ['?w=200&fm=jpg&q=40', { width: 200, height: 250, format: 'jpeg' }],
  ['?w=200&fm=jpg&fl=progressive', { isProgressive: true }],
  ['?w=200&fm=png&fl=png8', { isPalette: true }],
])('"%s" is answered with %o', async (query, expected) => {
  const response = await get(query);
  expect(response.status).toBe(200);
  expect(await (await imageOf(response)).metadata()).toMatchObject(expected);
});

it.each([
  ['?w=100&h=100&fit=fill&r=max&fm=png', [0, 0, 0, 0]],
  ['?w=100&h=100&fit=fill&r=max&fm=png&bg=rgb:ff0000', [255, 0, 0]],
  ['?w=300&h=100&fit=pad&fm=png&bg=rgb:00ff00', [0, 255, 0]],
])('"%s" has %o in its corner', async (query, pixel) => {
  const image = await imageOf(await get(query));
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, pixel.length)]).toEqual(pixel);
});

it('a known picture is not sent twice', async () => {
  const etag = (await get('?w=100')).headers.get('etag') ?? '';
  expect((await get('?w=100', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('?w=101', { 'if-none-match': etag })).status).toBe(200);
});

test.each([
  'w=0',
  'w=4001',
  'h=x',
  'fit=big',
  'f=middle',
  'r=0',
  'q=101',
  'fm=bmp',
  'fl=x',
  'bg=red',
])('a parameter that means nothing is refused by name: %s', async (query) => {
  const response = await get(`?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    sys: { id: 'InvalidQuery' },
    details: { errors: [{ name: query.split('=')[0] }] },
  });
});

it('an unknown file is not found, and no path leads out', async () => {
  expect((await get('', {}, 'nothing.webp')).status).toBe(404);
  expect((await get('', {}, '..%2Fmanifest.json')).status).toBe(404);
});
