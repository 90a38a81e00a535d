import { describe, expect, it, test } from 'vitest';
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
