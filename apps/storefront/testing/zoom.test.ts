import { describe, expect, test } from 'vitest';
import { openStorefront } from './open-for-tests.ts';

// Browser tests look at every screen with all of axe but its rule on the viewport; with ZOOM=on it is kept as well.
const viewportOf = (html: string) => /<meta name="viewport" content="([^"]*)"/.exec(html)?.[1];

describe.each([
  ['on', 'width=device-width, initial-scale=1'],
  ['off', 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no'],
])('with ZOOM=%s', async (ZOOM, viewport) => {
  const shop = await openStorefront({ environment: { ZOOM } });

  test.each(['/', '/products/rain-shampoo', '/account/login', '/nothing'])(
    '%s has one viewport, the setting’s',
    async (path) => {
      const html = await shop.read(`/nl${path === '/' ? '' : path}`);
      expect(viewportOf(html)).toBe(viewport);
      expect(html.match(/name="viewport"/g)).toHaveLength(1);
    },
  );
});
