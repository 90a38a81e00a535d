import { afterAll } from 'vitest';
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

export const openStorefront = (options?: Parameters<typeof openInMemoryStorefront>[0]) =>
  openForTests(openInMemoryStorefront(options));

export const openShops = (options?: Parameters<typeof openEmbeddedShops>[0]) =>
  openForTests(openEmbeddedShops(options));
