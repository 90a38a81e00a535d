import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryWhenOnline } from './retry-when-online.ts';
import { untilOnline } from './until-online.ts';

const browser = Object.assign(new EventTarget(), { onLine: true, fetch: vi.fn() });
const noLinks = { querySelectorAll: () => [] };
const goOnline = () => {
  browser.onLine = true;
  browser.dispatchEvent(new Event('online'));
};

beforeEach(() => {
  vi.useFakeTimers();
  browser.onLine = true;
  browser.fetch.mockReset().mockResolvedValue(new Response(null));
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('document', noLinks);
});
afterEach(() => vi.useRealTimers());

/** Fails the given number of times, then succeeds. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('Failed to fetch');
    return 'answer';
  });
}

test('what comes is asked for once', async () => {
  const load = failing(0);
  expect(await retryWhenOnline(load)).toBe('answer');
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a network it waits until there is one', async () => {
  browser.onLine = false;
  const load = failing(1);
  const answer = retryWhenOnline(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  goOnline();
  expect(await answer).toBe('answer');
});

test('a browser that learns of the lost network after the request waits as well', async () => {
  const load = failing(1);
  const answer = retryWhenOnline(load);
  await vi.advanceTimersByTimeAsync(999);
  browser.onLine = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  goOnline();
  expect(await answer).toBe('answer');
});

test('a request that fails only after the network is back is made again', async () => {
  browser.onLine = false;
  const load = failing(2);
  const answer = retryWhenOnline(load);
  await vi.advanceTimersByTimeAsync(0);
  goOnline();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe('answer');
  expect(load).toHaveBeenCalledTimes(3);
});

test('what fails twice with a network is a failure', async () => {
  const load = failing(2);
  const answer = retryWhenOnline(load);
  const failure = expect(answer).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await failure;
  expect(load).toHaveBeenCalledTimes(2);
});

test('what fails while the shop is restarted is asked for again once it is there', async () => {
  browser.fetch.mockRejectedValueOnce(new TypeError('refused'));
  const load = failing(1);
  const answer = retryWhenOnline(load);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe('answer');
});

test('what fails with a shop that stays away is a failure', async () => {
  browser.fetch.mockRejectedValue(new TypeError('refused'));
  const load = failing(1);
  const failure = expect(retryWhenOnline(load)).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(60_000);
  await failure;
  expect(load).toHaveBeenCalledTimes(1);
});

test('the network is waited for no longer than the visitor does', async () => {
  browser.onLine = false;
  const visitor = new AbortController();
  const ends: string[] = [];
  const waits = untilOnline(visitor.signal).then(() => ends.push('waited'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).toEqual([]);
  visitor.abort();
  await waits;
  await untilOnline(visitor.signal);
});
