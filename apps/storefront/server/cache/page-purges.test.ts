import { expect, it } from 'vitest';
import { openPageCache } from '../../testing/open-page-cache.ts';

it('a purge makes what carries the tag anew, and leaves the rest', async () => {
  const cache = openPageCache();
  await cache.warm('/nl/products/a');
  await cache.warm('/nl/products/b');
  cache.content = 'new';
  cache.purge(['path:/nl/products/a']);
  expect(await cache.text('/nl/products/a')).toBe('page /nl/products/a new');
  expect(await cache.text('/nl/products/b')).toBe('page /nl/products/b 1');
  cache.purge(['all']);
  expect(await cache.text('/nl/products/b')).toBe('page /nl/products/b new');
  cache.content = 'newest';
  cache.purge(['*']);
  expect(await cache.text('/nl/products/a')).toBe('page /nl/products/a newest');
});

it('a purge is not undone by a page that was under way when it came', async () => {
  const cache = openPageCache();
  const old = cache.text('/nl');
  cache.content = 'new';
  cache.purge(['all']);
  expect(await cache.text('/nl')).toBe('page /nl new');
  expect(await old).toBe('page /nl 1');
  expect(await cache.text('/nl')).toBe('page /nl new');
});

it('a purge loses no page that was under way and is about something else', async () => {
  const cache = openPageCache();
  const underWay = cache.text('/nl');
  cache.purge(['path:/nl/products/a']);
  await underWay;
  await cache.text('/nl');
  expect(cache.requests).toHaveLength(1);
});

it('a purge is not undone by a page that it has overtaken, and that is finished last', async () => {
  const cache = openPageCache();
  const { promise, resolve } = Promise.withResolvers<void>();
  cache.delay = promise;
  const overtaken = cache.text('/nl');
  Object.assign(cache, { delay: null, content: 'new' });
  cache.purge(['all']);
  expect(await cache.text('/nl')).toBe('page /nl new');
  resolve();
  expect(await overtaken).toBe('page /nl 1');
  expect(await cache.text('/nl')).toBe('page /nl new');
});

it('a page at hand is found by an address that nobody has asked for, and after a purge of others', async () => {
  const cache = openPageCache();
  await cache.warm('/nl');
  cache.purge(['path:/nl/shop']);
  for (const address of ['/nl', '/nl/', '/nl?utm_source=new']) {
    expect(cache.getCached(address)?.status, address).toBe(200);
  }
  expect(cache.getCached('/nl/shop')).toBeNull();
});
