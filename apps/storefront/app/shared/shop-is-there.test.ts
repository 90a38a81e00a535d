import { BUILD_HEADER } from '@lokke/contract/data-format';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isShopThere, untilShopIsThere } from './shop-is-there.ts';

const browser = Object.assign(new EventTarget(), { onLine: true, fetch: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', browser);
  browser.fetch.mockReset();
});
afterEach(() => vi.useRealTimers());

const answer = (status: number, headers = {}) => new Response(null, { status, headers });

it.each([
  ['well', answer(200), true],
  ['that it is unknown to a network before it', answer(404), true],
  ['that it is starting', answer(503, { [BUILD_HEADER]: '1-a' }), true],
  ['by a proxy alone', answer(502), false],
  ['by a page of a proxy', answer(503), false],
] as const)('a shop that answers %s', async (_, response, isThere) => {
  browser.fetch.mockResolvedValue(response);
  expect(await isShopThere()).toBe(isThere);
});

it.each([
  [0, 0, true],
  [1, 2_000, true],
  [7, 14_000, true],
  [8, 14_000, false],
])('that fails %i times is waited for %i ms: %s', async (failures, waitInMs, isThere) => {
  for (let failed = 0; failed < failures; failed += 1) {
    browser.fetch.mockRejectedValueOnce(new TypeError('refused'));
  }
  browser.fetch.mockResolvedValue(answer(200));
  const waited = vi.fn();
  void untilShopIsThere().then(waited);
  await vi.advanceTimersByTimeAsync(Math.max(0, waitInMs - 1));
  expect(waited).toHaveBeenCalledTimes(waitInMs === 0 ? 1 : 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalledWith(isThere);
});
