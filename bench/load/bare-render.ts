import { spawn, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { MADE_EACH_TIME } from '../machine/open-shop.ts';
import { onMeasuredCore } from '../machine/pin.ts';
import type { Say } from '../part.ts';

const STOREFRONT = resolve(import.meta.dirname, '../../apps/storefront');
const BUILD = 'build/measure-render';

/** Builds the shop's pages with nothing around them, for React's own renderToString. */
export function buildBareRender(say: Say): void {
  say('  building the pages for renderToString …');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      resolve(STOREFRONT, '../../node_modules/.bin/react-router'),
      'build',
      '-c',
      'measure-render.config.ts',
    ],
    { cwd: STOREFRONT, encoding: 'utf8', env: { ...process.env, BUILD_FOLDER: BUILD } },
  );
  if (status !== 0) throw new Error(`Building for renderToString failed: ${stderr}`);
}

export interface BareRender {
  /** SHA-256 of the page as the shop makes it around the drawn tree, in hexadecimal digits. */
  readonly pageHash: string;
  /** One round, in renders per second of processor time. */
  readonly round: () => Promise<number>;
  readonly stop: () => void;
}

export interface ShopAddresses {
  readonly shopUrl: string;
  readonly platformUrl: string;
}

export async function startBareRender(
  path: string,
  { shopUrl, platformUrl }: ShopAddresses,
): Promise<BareRender> {
  const script = join(STOREFRONT, BUILD, 'server/index.js');
  const { command, args } = onMeasuredCore(process.execPath, [script, path]);
  const child = spawn(command, args, {
    // As the measured shop is called, and as it makes its pages.
    env: {
      ...process.env,
      ...MADE_EACH_TIME,
      NODE_ENV: 'production',
      PORT: new URL(shopUrl).port,
      PLATFORM_PORT: new URL(platformUrl).port,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`Rendering ${path} ended early.`);
    return value;
  };
  const pageHash = await line();
  return {
    pageHash,
    round: async () => {
      child.stdin.write('go\n');
      const { renders, coreSeconds }: { renders: number; coreSeconds: number } = JSON.parse(
        await line(),
      );
      return renders / coreSeconds;
    },
    stop: () => {
      child.stdin.end();
      child.kill('SIGTERM');
    },
  };
}
