import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePorts } from '@lokke/stack';
import { platformUrl } from './open-shop.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

export interface OwnStorefront extends AsyncDisposable {
  readonly shopUrl: string;
  readonly close: () => Promise<void>;
}

/** Opens a second storefront at the platform of all tests, with settings of its own. */
export async function openStorefront(
  settingsOf: (shopUrl: string) => Readonly<Record<string, string>>,
): Promise<OwnStorefront> {
  const [port] = await freePorts(1);
  const shopUrl = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'lokke-storefront-'));
  const storefront = spawn(process.execPath, ['build/server/index.js'], {
    cwd: join(ROOT, 'apps/storefront'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      PLATFORM_ORIGIN: platformUrl(),
      ...settingsOf(shopUrl),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((listening, fail) => {
    storefront.stderr.on('data', (text) => /listening/.test(String(text)) && listening());
    storefront.once('exit', () => fail(new Error('The storefront closed before it was open.')));
  });
  const close = async () => {
    storefront.kill('SIGTERM');
    await new Promise((exited) => storefront.once('exit', exited));
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { shopUrl, close, [Symbol.asyncDispose]: close };
}
