import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@lokke/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from './runtime/node-24.mjs';

const DRAIN_IN_MS = 500;
/** Two Node processes and npm end, on a busy machine. */
const STOP_LIMIT_IN_MS = DRAIN_IN_MS + 10_000;
const TIMEOUT_IN_MS = 120_000;

const BUILT_SERVER = 'apps/storefront/build/server/index.js';
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lokke-serve-'));
  // Built by the step before the tests; here several files would build at once.
  if (!existsSync(join(ROOT, BUILT_SERVER))) throw new Error('Run `npm run build` first.');
}, 300_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts a storefront whose shop is away; the text of what it says grows. */
function serve(command: string, args: readonly string[], port: number) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DRAIN_MS: String(DRAIN_IN_MS),
      DATA_DIR: dataDir,
      MARKETS: 'nl',
      SHOPIFY_NL_DOMAIN: 'http://127.0.0.1:1',
      SHOPIFY_NL_STOREFRONT_TOKEN: 'x',
      PLATFORM_ORIGIN: 'http://127.0.0.1:1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listening = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      if (said.includes('storefront listening on')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(said)));
  });
  listening.catch(() => undefined);
  // Closed when the last process that writes to it has ended.
  const closed = once(child, 'close');
  return { child, listening, closed, said: () => said };
}

it.each([
  ['npm', ['run', '--silent', 'serve']],
  [process.execPath, ['tools/serve.mjs']],
])(
  '%s %j stops on SIGTERM, and with it the server',
  async (command, args) => {
    const [port = 0] = await freePorts(1);
    const { child, listening, closed } = serve(command, args, port);
    await listening;
    const startedAtInMs = performance.now();
    child.kill('SIGTERM');
    expect(await closed).toEqual([0, null]);
    expect(performance.now() - startedAtInMs).toBeLessThan(STOP_LIMIT_IN_MS);
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
  },
  TIMEOUT_IN_MS,
);

it(
  'a port in use is one sentence',
  async () => {
    const taken = createServer();
    taken.listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    if (address === null || typeof address === 'string') throw new Error('No port.');
    const { port } = address;
    const { closed, said } = serve(process.execPath, ['tools/serve.mjs'], port);
    expect(await closed).toEqual([1, null]);
    expect(said()).toBe(`Port ${port} is already in use. Set PORT to a free one.\n`);
    taken.close();
  },
  TIMEOUT_IN_MS,
);
