import { beforeEach, expect, it, vi } from 'vitest';
import { watchRollout } from './watch-rollout.ts';

type Navigate = (open: () => Promise<unknown>, info: object) => Promise<void>;

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  network.mockReset();
  vi.stubGlobal('fetch', network);
});

/** Follows the router; returns how it navigates. */
function follow(): Navigate {
  const followed: Navigate[] = [];
  const instrument = (hooks: { readonly navigate: Navigate }) => followed.push(hooks.navigate);
  Reflect.apply(watchRollout('/nl').router ?? (() => undefined), null, [{ instrument }]);
  return followed[0] ?? (() => Promise.reject(new Error('The router is not followed')));
}

const answer = () => new Response('data');
const refuse = () => Promise.reject(new TypeError('refused'));
const form = { to: '/account/info', currentUrl: '/nl/account/info', formMethod: 'post' };
const link = { to: '/shop', currentUrl: '/nl' };

it.each([
  ['that a form leads to', form],
  ['of a link', link],
])('the page %s is waited for while the shop is restarted', async (_, info) => {
  network
    .mockImplementationOnce(refuse)
    .mockImplementationOnce(refuse)
    .mockImplementation(async () => answer());
  const seen: string[] = [];
  const done = follow()(async () => {
    const response = await window.fetch('/nl/account.data');
    seen.push(await response.text());
  }, info);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(seen).toEqual(['data']);
});

it('a form itself is sent once', async () => {
  network.mockImplementation(refuse);
  const sent = follow()(() => window.fetch('/nl/account.data', { method: 'POST' }), form);
  await expect(sent).rejects.toThrow('refused');
  expect(network).toHaveBeenCalledTimes(1);
});

it('a press that takes the place of another is waited for', async () => {
  network.mockImplementationOnce(refuse).mockImplementation(async () => answer());
  const navigate = follow();
  const first = navigate(() => Promise.resolve(), link);
  const second = navigate(async () => {
    await first;
    await window.fetch('/nl/shop.data');
  }, link);
  await vi.advanceTimersByTimeAsync(2_000);
  await second;
  expect(network).toHaveBeenCalledTimes(3);
});
