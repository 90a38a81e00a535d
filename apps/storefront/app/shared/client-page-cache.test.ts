import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, MAX_AGE_IN_MS, serveFrom } from './client-page-cache.ts';

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

describe('a page that was seen', () => {
  const browser = Object.assign(new EventTarget(), { onLine: true });
  const cache = cacheAt({ now: 0 });
  cache.keep('/nl/products/1/reviews/2/report', listOf('mask'));
  const serve = serveFrom(cache);

  /** Asks for a page, and tells what came: of memory or of the server. */
  const ask = async (path: string, init: RequestInit = {}) => {
    const request = new Request(`http://lokke.test${path}`, init);
    const results = await serve({ request }, async () => ({
      page: { type: 'data', result: 'of the server' },
    }));
    return Object.values(results).map(({ result }) => result);
  };

  beforeEach(() => {
    browser.onLine = true;
    vi.stubGlobal('window', browser);
    vi.stubGlobal('navigator', browser);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is read from memory, and its form is sent', async () => {
    const address = '/nl/products/1/reviews/2/report';
    expect(await ask(address)).toEqual([{ cards: ['mask'] }]);
    expect(await ask(address, { method: 'POST' })).toEqual(['of the server']);
  });

  it('is there offline, and another is waited for', async () => {
    browser.onLine = false;
    expect(await ask('/nl/products/1/reviews/2/report')).toEqual([{ cards: ['mask'] }]);
    const came: unknown[] = [];
    const waiting = ask('/nl/search?q=oil').then((results) => came.push(...results));
    await new Promise((resolve) => setImmediate(resolve));
    expect(came).toEqual([]);
    browser.onLine = true;
    browser.dispatchEvent(new Event('online'));
    await waiting;
    expect(came).toEqual(['of the server']);
  });

  it('is waited for no longer than the visitor does', async () => {
    browser.onLine = false;
    const visitor = new AbortController();
    const asked = ask('/nl/search?q=oil', { signal: visitor.signal });
    visitor.abort();
    expect(await asked).toEqual(['of the server']);
  });
});
