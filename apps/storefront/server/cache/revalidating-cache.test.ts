import type { Loaded } from '@lokke/contract/ports';
import { describe, expect, it, vi } from 'vitest';
import { createRevalidatingCache, type LoadOptions } from './revalidating-cache.ts';

const FRESH_IN_MS = 1_000;

/** A cache with a manual clock and a scripted loader. */
function openCache(maxEntries = 10, pauseAfterFailureInMs = 0) {
  let time = 0;
  let loads = 0;
  let next: Loaded<string> | Error = { kind: 'found', value: 'first' };
  const options = { freshInMs: FRESH_IN_MS, now: () => time, maxEntries, pauseAfterFailureInMs };
  const cache = createRevalidatingCache(options);
  return {
    get: (key = 'key', options?: LoadOptions) =>
      cache.get(
        key,
        async () => {
          loads += 1;
          if (next instanceof Error) throw next;
          return next;
        },
        options,
      ),
    invalidate: cache.invalidate,
    passTime: (byInMs: number) => {
      time += byInMs;
    },
    response: (loaded: Loaded<string> | Error) => {
      next = loaded;
    },
    loads: () => loads,
  };
}

const makeFound = (value: string): Loaded<string> => ({ kind: 'found', value });

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('the cache', () => {
  it('asks once while an answer is fresh', async () => {
    const cache = openCache();
    await cache.get();
    cache.passTime(FRESH_IN_MS - 1);
    expect(await cache.get()).toEqual(makeFound('first'));
    expect(cache.loads()).toBe(1);
  });

  it('answers with the old at once and brings the new behind it', async () => {
    const cache = openCache();
    await cache.get();
    cache.passTime(FRESH_IN_MS);
    cache.response(makeFound('second'));
    expect(await cache.get()).toEqual(makeFound('first'));
    await settle();
    expect(await cache.get()).toEqual(makeFound('second'));
    expect(cache.loads()).toBe(2);
  });

  it.each([
    [FRESH_IN_MS - 1, 'quick', false],
    [FRESH_IN_MS, 'quick', true],
    [FRESH_IN_MS + 1, 'quick', true],
    [FRESH_IN_MS, 'current', false],
  ] as const)(
    'after %i ms, asked to be %s, says that its answer is old: %s',
    async (afterInMs, fetchMode, isOld) => {
      const cache = openCache();
      const onStale = vi.fn();
      await cache.get('key', { onStale });
      expect(onStale).not.toHaveBeenCalled();
      cache.passTime(afterInMs);
      cache.response(makeFound('second'));
      const answer = await cache.get('key', { fetchMode, onStale });
      expect(answer).toEqual(makeFound(fetchMode === 'current' ? 'second' : 'first'));
      expect(onStale).toHaveBeenCalledTimes(isOld ? 1 : 0);
    },
  );

  it('says that its answer is old when no other can be had, and asks for none in the pause', async () => {
    const cache = openCache(10, 5_000);
    await cache.get();
    cache.passTime(FRESH_IN_MS);
    cache.response({ kind: 'failed' });
    const onStale = vi.fn();
    const asked = { fetchMode: 'current', onStale } as const;
    expect(await cache.get('key', asked)).toEqual(makeFound('first'));
    cache.passTime(4_999);
    expect(await cache.get('key', asked)).toEqual(makeFound('first'));
    expect([onStale.mock.calls.length, cache.loads()]).toEqual([2, 2]);
    cache.passTime(1);
    await cache.get('key', asked);
    expect(cache.loads()).toBe(3);
  });

  it('asks once for many that wait for the same', async () => {
    const cache = openCache();
    const responses = await Promise.all(Array.from({ length: 20 }, () => cache.get()));
    expect(responses).toEqual(Array(20).fill(makeFound('first')));
    expect(cache.loads()).toBe(1);
  });

  it.each([
    ['a failure', { kind: 'failed' } as const],
    ['an exception', new Error('gone')],
  ])('keeps what it has over %s', async (_, failure) => {
    const cache = openCache();
    await cache.get();
    cache.passTime(FRESH_IN_MS);
    cache.response(failure);
    await cache.get();
    await settle();
    expect(await cache.get()).toEqual(makeFound('first'));
  });

  it('does not keep a failure', async () => {
    const cache = openCache();
    cache.response({ kind: 'failed' });
    const onStale = vi.fn();
    expect(await cache.get('key', { onStale })).toEqual({ kind: 'failed' });
    expect(onStale).toHaveBeenCalledTimes(1);
    cache.response(makeFound('again'));
    expect(await cache.get()).toEqual(makeFound('again'));
  });

  it('remembers what is missing, and forgets it when it comes', async () => {
    const cache = openCache();
    cache.response({ kind: 'missing' });
    await cache.get();
    await cache.get();
    expect(cache.loads()).toBe(1);
    cache.response(makeFound('new'));
    cache.passTime(FRESH_IN_MS);
    await cache.get();
    await settle();
    expect(await cache.get()).toEqual(makeFound('new'));
  });

  it.each([
    ['answers', makeFound('first')],
    ['failures', { kind: 'failed' } as const],
  ])('holds no more %s than it may, whatever addresses are tried', async (_, loaded) => {
    const cache = openCache(2, FRESH_IN_MS);
    cache.response(loaded);
    for (const key of ['a', 'b', 'c']) await cache.get(key);
    await cache.get('b');
    await cache.get('c');
    expect(cache.loads()).toBe(3);
    await cache.get('a');
    expect(cache.loads()).toBe(4);
  });
});

describe('an answer that is known to have changed', () => {
  const tagged = { tags: ['products-nl'] };

  it('is waited for, however fresh it was, and the others are not', async () => {
    const cache = openCache();
    await cache.get('mine', tagged);
    await cache.get('other', { tags: ['products-fr'] });
    cache.response(makeFound('second'));
    cache.invalidate(['menus-nl', 'products-nl']);
    expect(await cache.get('mine', tagged)).toEqual(makeFound('second'));
    expect(await cache.get('other')).toEqual(makeFound('first'));
    cache.invalidate(['*']);
    expect(await cache.get('other')).toEqual(makeFound('second'));
  });

  it('is still there when no other can be had', async () => {
    const cache = openCache();
    await cache.get('key', tagged);
    cache.invalidate(['products-nl']);
    cache.response({ kind: 'failed' });
    expect(await cache.get('key', tagged)).toEqual(makeFound('first'));
  });

  it('is not kept when it was on its way before the change', async () => {
    const cache = openCache();
    const old = cache.get('key', tagged);
    cache.invalidate(['products-nl']);
    cache.response(makeFound('second'));
    expect(await cache.get('key', tagged)).toEqual(makeFound('second'));
    expect(await old).toEqual(makeFound('first'));
    expect(await cache.get('key', tagged)).toEqual(makeFound('second'));
  });

  it('is another than the one that is on its way, which is asked for once and kept', async () => {
    const cache = openCache();
    const first = cache.get('key', tagged);
    cache.invalidate(['menus-nl', 'product-nl-comb']);
    const second = cache.get('key', tagged);
    expect(await Promise.all([first, second])).toEqual([makeFound('first'), makeFound('first')]);
    await cache.get('key', tagged);
    expect(cache.loads()).toBe(1);
  });
});
