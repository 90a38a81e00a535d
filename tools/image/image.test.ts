import { execFileSync, spawn, spawnSync } from 'node:child_process';
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
/** Has a program see nothing of this machine but a folder, as a container does; a user who is not root needs a namespace. */
const inRoot = (root: string) => [...(process.getuid?.() === 0 ? [] : ['-r']), '--root', root];
const CAN_ENTER = spawnSync('unshare', [...inRoot('/'), 'true']).status === 0;
/** Reads and writes what salons' photos come as. */
const DRAW = `
  const { default: sharp } = await import('sharp');
  const create = { width: 900, height: 600, channels: 3, background: '#9a6' };
  for (const format of ['jpeg', 'png', 'webp', 'avif']) {
    const photo = await sharp({ create }).toFormat(format).toBuffer();
    const { info } = await sharp(photo).resize(240, 160).webp().toBuffer({ resolveWithObject: true });
    console.log(format, info.format, info.width);
  }`;

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

  it.skipIf(!CAN_ENTER)(
    'draws photos by its own libraries alone (skipped where nobody may change the root)',
    () => {
      const node = ['/bin/node', '--input-type=module', '-e', DRAW];
      const place = ['--wd', '/shop/apps/storefront', ...node];
      const drawn = execFileSync('unshare', [...inRoot(image), ...place], { encoding: 'utf8' });
      expect(drawn.trim().split('\n')).toEqual(
        ['jpeg', 'png', 'webp', 'avif'].map((format) => `${format} webp 240`),
      );
    },
  );

  it('starts alone, and is healthy', async () => {
    const [port = 0] = await freePorts(1);
    const [program, ...args] = CAN_ENTER
      ? ['unshare', ...inRoot(image), '--wd', '/shop', '/bin/node']
      : [join(image, 'bin/node')];
    const server = spawn(program ?? '', [...args, SERVER], {
      cwd: join(image, 'shop'),
      // A hosted shop that is away: the image holds no platform of its own.
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: CAN_ENTER ? '/data' : join(image, 'data'),
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
