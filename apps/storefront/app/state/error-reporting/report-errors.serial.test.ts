// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const network = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  network.mockReset().mockImplementation(async () => new Response('{}'));
  vi.stubGlobal('fetch', network);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  window.history.replaceState(null, '', '/nl/shop?q=secret');
});
afterEach(() => window.history.replaceState(null, '', '/'));

const open = async () => ({
  ...(await import('../../shared/error-reporting/error-buffer.ts')),
  ...(await import('./report-errors.ts')),
});
const listSent = () => network.mock.calls.map(([url, { body }]) => [url, String(body)]);

it('what failed before and after is sent to our own address, with the page’s path', async () => {
  const { captureError, reportErrors } = await open();
  captureError(new Error('early'));
  expect(network).not.toHaveBeenCalled();
  reportErrors();
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(1));
  captureError(new Error('late for anna@example.com'));
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2));
  const [early = [], late = []] = listSent();
  expect([early[0], late[0]]).toEqual([
    expect.stringMatching(/^\/errors/),
    expect.stringMatching(/^\/errors/),
  ]);
  expect(early[1]).toContain('early');
  expect(early[1]).toContain('"transaction":"/nl/shop"');
  expect(late[1]).toContain('late for');
  expect(late[1]).not.toContain('anna@example.com');
});

it.each([
  [20, 20],
  [21, 20],
])('of %i errors that nobody caught, %i are passed on', async (count, passed) => {
  const { captureUncaughtErrors, capturedErrorCount, onCapturedError } = await open();
  captureUncaughtErrors();
  const taken: unknown[] = [];
  const fail = (index: number) => {
    const event = index === 0 ? new Event('unhandledrejection') : new Event('error');
    const facts = index === 0 ? { reason: 'rejected' } : { message: `no ${index}`, error: null };
    window.dispatchEvent(Object.assign(event, facts));
  };
  for (let index = 0; index < count; index += 1) {
    if (index === 5) onCapturedError((error) => taken.push(error));
    fail(index);
  }
  expect(taken).toHaveLength(passed);
  expect(taken.slice(0, 2)).toEqual(['rejected', 'no 1']);
  expect(capturedErrorCount()).toBe(count);
});
