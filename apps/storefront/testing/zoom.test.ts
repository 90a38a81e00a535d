import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';

// Browser tests look at every screen with all of axe but its rule on the viewport; with ZOOM=on it is kept as well.
const viewportOf = (html: string) => /<meta name="viewport" content="([^"]*)"/.exec(html)?.[1];

describe.each([
  ['on', 'width=device-width, initial-scale=1'],
  ['off', 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no'],
])('with ZOOM=%s', (ZOOM, viewport) => {
  let shop: InMemoryStorefront;
  beforeAll(async () => {
    shop = await openInMemoryStorefront({ environment: { ZOOM, MARKETS: 'nl' } });
  }, 120_000);
  afterAll(async () => shop[Symbol.asyncDispose]());

  test.each(['/', '/products/rain-shampoo', '/account/login', '/nothing'])(
    '%s has one viewport, the setting’s',
    async (path) => {
      const html = await (await shop.send(`/nl${path === '/' ? '' : path}`)).text();
      expect(viewportOf(html)).toBe(viewport);
      expect(html.match(/name="viewport"/g)).toHaveLength(1);
    },
  );
});
