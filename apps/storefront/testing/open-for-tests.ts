import { afterAll, vi } from 'vitest';
import { openEmbeddedShops } from './embedded-shops.ts';
import { openInMemoryStorefront } from './in-memory-storefront.ts';

/** Opens something for the tests of a file or group, and closes it after them. */
async function openForTests<Opened extends Disposable | AsyncDisposable>(
  opening: Opened | Promise<Opened>,
): Promise<Opened> {
  const opened = await opening;
  afterAll(async () => {
    if (Symbol.asyncDispose in opened) await opened[Symbol.asyncDispose]();
    else opened[Symbol.dispose]();
  });
  return opened;
}

/** Stops the clock of dates for the tests of a file or group. */
export function stopClock(now: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  afterAll(() => vi.useRealTimers());
}

export const openStorefront = (options?: Parameters<typeof openInMemoryStorefront>[0]) =>
  openForTests(openInMemoryStorefront(options));

export const openShops = (options?: Parameters<typeof openEmbeddedShops>[0]) =>
  openForTests(openEmbeddedShops(options));
