import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPageCache } from '../../../testing/open-page-cache.ts';
import { openPagesOnDisk } from './pages-on-disk.ts';

const DAY_IN_MS = 86_400_000;
let folder: string;
let errors: unknown[];

const open = ({ family = 'shop', maxBytes = 1_000_000, aheadByInMs = 0 } = {}) => {
  const told = errors;
  return openPagesOnDisk({
    folder,
    family,
    maxBytes,
    clock: () => Date.now() + aheadByInMs,
    onError: (error) => told.push(error),
  });
};
const files = (family = 'shop') =>
  readdirSync(join(folder, family)).filter((name) => !name.endsWith('.draft'));
const expectFiles = (count: number) => expect.poll(() => files().length).toBe(count);

describe('last good pages on disk', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pages-'));
    errors = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('a page is shown by the next start while a service is out', async () => {
    await openPageCache({ shared: open() }).text('/nl/shop');
    await expectFiles(1);
    const next = openPageCache({ shared: open() });
    next.failure = 502;
    const shown = await next.visit('/nl/shop', { 'accept-encoding': 'br' });
    expect(shown?.status).toBe(200);
    expect(shown?.headers.get('cache-status')).toMatch(/ttl=-?0; detail=last-good/);
    expect(await next.text('/nl/shop')).toBe('page /nl/shop 1');
    expect((await next.visit('/nl/other'))?.status).toBe(502);
  });

  it.each([
    ['just below a day', DAY_IN_MS - 60_000, 200],
    ['a day', DAY_IN_MS, 502],
  ])('a page of %s', async (_name, aheadByInMs, status) => {
    await openPageCache({ shared: open() }).text('/nl');
    await expectFiles(1);
    const next = openPageCache({ shared: open({ aheadByInMs }) });
    next.failure = 502;
    expect((await next.visit('/nl'))?.status).toBe(status);
  });

  it('a page that is gone, is personal or of another data format is not shown', async () => {
    const cache = openPageCache({ shared: open() });
    await cache.text('/nl/gone');
    await cache.text('/nl/own');
    await expectFiles(2);
    const next = openPageCache({ shared: open() });
    next.failure = 'private';
    expect(await next.visit('/nl/own')).toBeNull();
    next.failure = 404;
    expect((await next.visit('/nl/gone'))?.status).toBe(404);
    await expectFiles(1);
    const other = openPageCache({ shared: open({ family: 'other' }) });
    other.failure = 502;
    expect((await other.visit('/nl/own'))?.status).toBe(502);
    expect(readdirSync(folder)).toEqual(['other']);
  });

  it('a file that was cut off or is of another page reads as nothing', async () => {
    await openPageCache({ shared: open() }).text('/nl');
    await expectFiles(1);
    writeFileSync(join(folder, 'shop', files()[0] ?? ''), 'half');
    const next = openPageCache({ shared: open() });
    next.failure = 502;
    expect((await next.visit('/nl'))?.status).toBe(502);
    expect(errors).toEqual([]);
  });

  it('pages take no more room than they may: the oldest go', async () => {
    const shared = open({ maxBytes: 20_000 });
    const cache = openPageCache({ shared, bodyInBytes: 4_000 });
    for (let at = 0; at < 12; at += 1) await cache.warm(`/nl/products/${at}`);
    const size = () =>
      files().reduce((sum, name) => sum + statSync(join(folder, 'shop', name)).size, 0);
    await expect.poll(size).toBeLessThanOrEqual(20_000);
    expect(size()).toBeGreaterThan(10_000);
    expect(errors).toEqual([]);
  });

  it('a folder that cannot be written costs no page', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file stands in the way');
    const cache = openPageCache({ shared: open() });
    expect(await cache.text('/nl')).toBe('page /nl 1');
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    rmSync(folder);
    mkdirSync(folder);
  });
});
