import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { describe, expect, it, test, vi } from 'vitest';
import { loadThroughCache } from './client-page-cache.test-kit.ts';
import { createPageCache, MAX_AGE_IN_MS, serveFrom, useClientCache } from './client-page-cache.ts';
import { beginLoad, expectPage, isShown } from './pages-ahead.ts';

function cacheAt(clock: { now: number }) {
  return createPageCache(() => clock.now);
}

const listOf = (...cards: readonly string[]) => ({
  routeId: 'list',
  data: { cards },
  isUnseen: false,
});

describe('the memory of pages', () => {
  it.each([
    [MAX_AGE_IN_MS - 1, true],
    [MAX_AGE_IN_MS, true],
    [MAX_AGE_IN_MS + 1, false],
  ])('has a page %i ms after its data came: %s', (ageInMs, isThere) => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    cache.keep('/nl/shop', listOf('mask'));
    clock.now = ageInMs;
    expect(cache.find('/nl/shop') !== null).toBe(isThere);
  });

  it('knows data at another address as old as it is', () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    const list = listOf('mask');
    cache.keep('/nl/shop', list);
    clock.now = MAX_AGE_IN_MS;
    cache.keep('/nl/shop?hairType=dry', list);
    expect(cache.find('/nl/shop?hairType=dry')?.data).toBe(list.data);
    clock.now += 1;
    expect(cache.find('/nl/shop?hairType=dry')).toBeNull();
  });

  it('takes newer data for older, and is as young as they are', () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    cache.keep('/nl/shop', listOf('mask'));
    clock.now = MAX_AGE_IN_MS;
    cache.keep('/nl/shop', listOf('comb'));
    clock.now += MAX_AGE_IN_MS;
    expect(cache.find('/nl/shop')?.data).toEqual({ cards: ['comb'] });
  });

  it.each([
    [39, true],
    [40, false],
  ])('after %i other pages has the first: %s', (count, isThere) => {
    const cache = cacheAt({ now: 0 });
    cache.keep('/nl/shop', listOf('mask'));
    for (let other = 1; other <= count; other += 1) cache.keep(`/nl/products/${other}`, listOf());
    expect(cache.find('/nl/shop') !== null).toBe(isThere);
  });
});

test('a page that was seen is read from memory, and its form is sent', async () => {
  const cache = cacheAt({ now: 0 });
  const address = '/nl/products/1/reviews/2/report';
  cache.keep(address, listOf('mask'));
  const ask = async (method: string) => {
    const request = new Request(`http://lokke.test${address}`, { method });
    return serveFrom(cache)({ request }, async () => ({ list: { type: 'data', result: 'sent' } }));
  };
  expect(await ask('GET')).toEqual({ list: { type: 'data', result: { cards: ['mask'] } } });
  expect(await ask('POST')).toEqual({ list: { type: 'data', result: 'sent' } });
});

const ask = (cache: ReturnType<typeof cacheAt>, next: () => Promise<object>) =>
  serveFrom(cache)({ request: new Request('http://lokke.test/nl/products/oil') }, async () => ({
    product: { type: 'data', result: 'the oil', ...(await next()) },
  }));

test('a page that is read ahead is kept and not shown; an error of it is neither', async () => {
  const cache = cacheAt({ now: 0 });
  const address = '/nl/products/oil';
  const nothing = { product: { type: 'data', result: null } };
  expectPage(address);
  expect(await ask(cache, async () => ({ type: 'error' }))).toEqual(nothing);
  expect(cache.find(address)).toBeNull();
  expectPage(address);
  await expect(ask(cache, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  // Nobody expects it any more: a press shows it.
  expect(beginLoad(address)).toBe(false);
  expect(await ask(cache, async () => ({}))).toEqual({
    product: { type: 'data', result: 'the oil' },
  });
  expectPage(address);
  expect(await ask(cache, async () => ({}))).toEqual(nothing);
  expect(cache.find(address)?.data).toBe('the oil');
});

test.each([
  ['fine', true, true],
  ['coarse', true, false],
  ['coarse', false, true],
])(
  'under a %s pointer, data of a page that is unseen (%s) come before the next frame: %s',
  async (pointer, isUnseen, isAtOnce) => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', (asked: string) => ({ matches: asked.includes(pointer) }));
    const cache = cacheAt({ now: 0 });
    cache.keep('/nl/products/oil', { routeId: 'product', data: 'the oil', isUnseen });
    let isThere = false;
    void ask(cache, async () => ({})).then(() => {
      isThere = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isThere).toBe(isAtOnce);
    await vi.advanceTimersByTimeAsync(100);
    expect(isThere).toBe(true);
    vi.useRealTimers();
  },
);

test('a public page that was left is shown from memory, whatever its fragment; others are loaded anew', async () => {
  const asked: string[] = [];
  function Page() {
    useClientCache();
    return useLoaderData<string>();
  }
  const loader = ({ url: { pathname, search } }: { url: URL }) => {
    asked.push(pathname + search);
    return `Data ${asked.length}`;
  };
  const page = (path: string) => ({ path, element: <Page />, loader, HydrateFallback: () => null });
  const router = createMemoryRouter([page('/shop'), page('/cart')], {
    basename: '/nl',
    initialEntries: ['/nl/shop'],
    dataStrategy: loadThroughCache,
  });
  const { container, unmount } = await act(async () => render(<RouterProvider router={router} />));
  const shown: string[] = [];
  for (const path of ['/cart', '/shop#reviews', '/shop?hairType=dry', '/shop', '/cart']) {
    await act(() => router.navigate(path));
    shown.push(container.textContent);
    const { pathname, search } = new URL(`/nl${path}`, 'http://lokke.test');
    expect(isShown({ pathname, search })).toBe(true);
  }
  expect(shown).toEqual(['Data 2', 'Data 1', 'Data 3', 'Data 1', 'Data 4']);
  unmount();
});
