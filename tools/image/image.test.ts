import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '@lokke/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SERVER = 'apps/storefront/build/server/index.js';
const MAX_BYTES = 200_000_000;

describe.runIf(process.platform === 'linux')('what the image holds', () => {
  let image: string;
  let files: readonly string[];
  beforeAll(() => {
    if (!existsSync(join(ROOT, SERVER))) throw new Error('Run `npm run build` first.');
    image = mkdtempSync(join(tmpdir(), 'lokke-image-'));
    execFileSync(process.execPath, ['tools/image/assemble.ts', image], { cwd: ROOT });
    files = readdirSync(image, { recursive: true }).map(String);
  }, 120_000);
  afterAll(() => rmSync(image, { recursive: true, force: true }), 60_000);

  it('is at most 200 MB', () => {
    const sizes = files.map((file) => statSync(join(image, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });

  it('has no settings, no history, no sources and no platform', () => {
    const strange = files.filter((file) =>
      /(^|\/)(\.env|\.git|\.data)(\/|$)|shop\/platform\/|node_modules\/(@lokke|typescript|vite)(\/|$)/.test(
        file,
      ),
    );
    expect(strange).toEqual([]);
  });

  it('starts alone, and is healthy', async () => {
    const [port = 0] = await freePorts(1);
    const server = spawn(join(image, 'bin/node'), [SERVER], {
      cwd: join(image, 'shop'),
      // A hosted shop that is away: the image holds no platform of its own.
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: join(image, 'data'),
        MARKETS: 'nl',
        SHOPIFY_NL_DOMAIN: 'http://127.0.0.1:1',
        SHOPIFY_NL_STOREFRONT_TOKEN: 'x',
        PLATFORM_ORIGIN: 'http://127.0.0.1:1',
      },
      stdio: 'ignore',
    });
    const isHealthy = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isHealthy())) {
      expect(server.exitCode).toBeNull();
      await delay(100);
    }
    expect((await fetch(`http://127.0.0.1:${port}/robots.txt`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  }, 90_000);
});
