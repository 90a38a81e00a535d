import { spawn, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
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
  /** One round, in renders per second of processor time. */
  readonly round: () => Promise<number>;
  readonly stop: () => void;
}

export async function startBareRender(path: string, platformUrl: string): Promise<BareRender> {
  const script = join(STOREFRONT, BUILD, 'server/index.js');
  const { command, args } = onMeasuredCore(process.execPath, [script, path]);
  const child = spawn(command, args, {
    env: { ...process.env, NODE_ENV: 'production', PLATFORM_PORT: new URL(platformUrl).port },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`Rendering ${path} ended early.`);
    return value;
  };
  await line();
  return {
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
