import type { ContentResult } from '@lokke/contentful';
import { expect, it, vi } from 'vitest';
import { createLocaleCache, PAUSE_AFTER_FAILURE_IN_MS } from './locale-cache.ts';

const FRESH_IN_MS = 1_000;
const FAILED: ContentResult<string> = { ok: false, failure: { kind: 'timeout', timeoutInMs: 100 } };

/** A cache with a manual clock and loads resolved by the test. */
function open() {
  const clock = { inMs: 0 };
  const waiting: ((response: ContentResult<string>) => void)[] = [];
  const cache = createLocaleCache<string>(() => new Promise((response) => waiting.push(response)), {
    freshInMs: FRESH_IN_MS,
    log: () => undefined,
    now: () => clock.inMs,
  });
  const response = async (result: ContentResult<string>) => {
    waiting.shift()?.(result);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const keeps = async (value: string) => {
    const first = cache.get('nl-NL');
    await response({ ok: true, value });
    expect(await first).toBe(value);
  };
  return { cache, clock, response, keeps, loadCount: () => waiting.length };
}

it('content that was kept is better than none where no newer could be had, is said to be old, and nobody waits for it in the pause', async () => {
  const { cache, clock, response, keeps, loadCount } = open();
  await keeps('before');
  clock.inMs = FRESH_IN_MS;
  const failing = cache.get('nl-NL', { fetchMode: 'current' });
  await response(FAILED);
  expect(await failing).toBe('before');
  clock.inMs += PAUSE_AFTER_FAILURE_IN_MS - 1;
  const onStale = vi.fn();
  expect(await cache.get('nl-NL', { fetchMode: 'current', onStale })).toBe('before');
  expect(onStale).toHaveBeenCalledTimes(1);
  expect(loadCount()).toBe(0);
  clock.inMs += 1;
  void cache.get('nl-NL');
  expect(loadCount()).toBe(1);
});

it('a page that had to do without is said to be of old', async () => {
  const { cache, response } = open();
  const onStale = vi.fn();
  const none = cache.get('nl-NL', { onStale });
  await response(FAILED);
  expect(await none).toBeNull();
  expect(onStale).toHaveBeenCalledTimes(1);
});
