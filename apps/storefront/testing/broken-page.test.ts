import type { ServerBuild } from 'react-router';
import { expect, it, vi } from 'vitest';
import { openInMemoryStorefront } from './in-memory-storefront.ts';

/** Pages of which none finds its data. */
function breakLoaders(build: ServerBuild): ServerBuild {
  const loader = () => {
    throw new Error('no such column');
  };
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route?.module.loader === undefined ? route : { ...route, module: { ...route.module, loader } },
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

it.each(['/nl/shop', '/nl/account/login'])(
  'what broke %s is in the log alone',
  async (path) => {
    const written = vi.spyOn(console, 'error');
    await using shop = await openInMemoryStorefront({ changed: breakLoaders });
    expect((await shop.send(path)).status).toBe(500);
    expect(shop.logged).toContainEqual({
      level: 'error',
      event: 'page.failed',
      reason: expect.stringContaining('Error: no such column\n    at '),
    });
    expect(shop.readStatus().problems['page.failed']).toMatchObject({ count: expect.any(Number) });
    expect(written).not.toHaveBeenCalled();
  },
  60_000,
);
