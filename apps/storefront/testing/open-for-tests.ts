import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillShop } from '@lokke/platform';
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

/** Opens the Dutch shop of a file's rows, which its caller closes. */
export async function openShopOfRows(
  rows: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'rows-'));
  const products = join(folder.path, 'products.csv');
  writeFileSync(products, rows.join('\n'));
  return await openInMemoryStorefront({
    environment: { MARKETS: 'nl', ...environment },
    fill: ({ context }) => fillShop(context, 'nl', { products: [products] }),
  });
}

export const openStorefront = (options?: Parameters<typeof openInMemoryStorefront>[0]) =>
  openForTests(openInMemoryStorefront(options));

export const openShops = (options?: Parameters<typeof openEmbeddedShops>[0]) =>
  openForTests(openEmbeddedShops(options));
