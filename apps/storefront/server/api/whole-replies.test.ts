import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openInMemoryStorefront } from '../../testing/in-memory-storefront.ts';
import { openStorefront } from '../../testing/open-for-tests.ts';

const CALL = '/api/contentful/get-products-by-ids/';

const shop = await openStorefront();

const send = (headers: Record<string, string>, host = 'lokke.test', method = 'POST') =>
  shop.app.request(`http://${host}${CALL}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && {
      body: JSON.stringify({ locale: 'nl', productIds: ['1', '2', '3'] }),
    }),
  });

it('a reply to a call is packed as the visitor takes it, and says how long it took', async () => {
  const plain = await send({});
  const packed = await send({ 'accept-encoding': 'gzip' });
  expect([plain.status, packed.status]).toEqual([200, 200]);
  expect(plain.headers.has('content-encoding')).toBe(false);
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text());
  expect(packed.headers.get('server-timing')).toMatch(/^app;dur=\d+\.\d$/);
});

it('a call at another address than the shop’s own is not to be found', async () => {
  expect((await send({})).headers.has('x-robots-tag')).toBe(false);
  expect((await send({}, 'copy.test')).headers.get('x-robots-tag')).toBe('noindex');
});

it('who asks with HEAD is told how to ask, in the headers alone', async () => {
  const response = await send({}, 'lokke.test', 'HEAD');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await response.text()).toBe('');
});

it('calls are counted, those that are refused too', async () => {
  await using counted = await openInMemoryStorefront();
  await counted.send(CALL, { method: 'POST' });
  await counted.send('/api/nothing');
  const text = await counted.metrics.text();
  expect(text).toContain(
    'lokke_requests_total{kind="api",market="none",cache="none",status="4xx",visitor="shopper"} 2',
  );
});
