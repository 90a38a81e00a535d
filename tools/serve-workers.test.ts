import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPlatform, type Platform, saveCatalogue, servePlatform } from '@lokke/platform';
import { freePorts } from '@lokke/stack';
import { FULL_SHOP } from '@lokke/storefront/testing/full-shop.ts';
import { signedWebhook } from '@lokke/storefront/testing/signed-webhook.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './runtime/node-24.mjs';

const PAGE = '/nl/products/rain-shampoo';
const AN_HOUR_IN_MS = '3600000';
const NEW_CARTS = 5;
const LIMIT = { timeout: 60_000, interval: 100 } as const;

const BUILT_SERVER = 'apps/storefront/build/server/index.js';

let folder: string;
let platform: Platform;
let served: Awaited<ReturnType<typeof servePlatform>>;
let server: ChildProcess;
let port = 0;
let metricsPort = 0;
let said = '';

beforeAll(async () => {
  // Built by the step before the tests; here several files would build at once.
  if (!existsSync(join(ROOT, BUILT_SERVER))) throw new Error('Run `npm run build` first.');
  folder = mkdtempSync(join(tmpdir(), 'lokke-workers-'));
  platform = createPlatform({ dataFile: ':memory:' });
  await saveCatalogue(platform.context, 'nl', FULL_SHOP);
  served = await servePlatform(platform, { port: 0 });
  const secrets = join(folder, 'secrets.json');
  writeFileSync(secrets, JSON.stringify(platform.secrets));
  [port = 0, metricsPort = 0] = await freePorts(2);
  server = spawn(process.execPath, ['tools/serve.mjs', '--workers', '2'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      MARKETS: 'nl',
      DATA_DIR: folder,
      SESSION_SECRETS: 's'.repeat(40),
      NEW_CARTS_PER_HOUR: String(NEW_CARTS),
      PLATFORM_ORIGIN: `http://127.0.0.1:${served.port}`,
      PLATFORM_SECRETS: secrets,
      // Nothing changes but by a webhook.
      PAGE_FRESH_MS: AN_HOUR_IN_MS,
      CATALOGUE_FRESH_MS: AN_HOUR_IN_MS,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += String(chunk);
    });
  }
  while (!said.includes('"workers.ready"')) {
    if (server.exitCode !== null) throw new Error(said);
    await delay(100);
  }
}, 300_000);
afterAll(async () => {
  server?.kill('SIGTERM');
  if (server?.exitCode === null) await once(server, 'exit');
  await served?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks on a connection of its own: the process that owns the port deals them out in turn. */
function read(
  path: string,
  agent: Agent | false = false,
): Promise<{ status: number; text: string; isShed: boolean }> {
  return new Promise((resolve, reject) => {
    get({ port, path, agent, headers: { host: `localhost:${port}` } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += String(chunk);
      });
      const { statusCode: status = 0, headers } = response;
      const isShed = status === 503 && headers['retry-after'] !== undefined;
      response.on('end', () => resolve({ status, text, isShed }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
/** 1 where the least ready of the workers is. */
const leastReady = async () => Number(/^lokke_ready (\d+)$/m.exec(await metrics())?.[1]);

function children(pid: number): readonly number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}
/** Below the command, the process that owns the port, and below that its workers. */
const workers = () => children(server.pid ?? 0).flatMap(children);

/** Visitors that keep their connections and ones that do not; returns what went wrong, besides what a busy machine sheds. */
function visitUntil(over: Promise<unknown>): Promise<readonly string[]> {
  let isOver = false;
  void over.finally(() => {
    isOver = true;
  });
  const wrong: string[] = [];
  const visitor = async (agent: Agent | false, path: string) => {
    while (!isOver) {
      const outcome = await read(path, agent).catch((error: Error) => ({
        status: 0,
        text: error.message,
        isShed: false,
      }));
      if (outcome.status !== 200 && !outcome.isShed)
        wrong.push(`${path}: ${outcome.status} ${outcome.text}`);
    }
  };
  const openKeptAlive = () => new Agent({ keepAlive: true, maxSockets: 1 });
  const paths = [PAGE, '/readyz', '/robots.txt'];
  return Promise.all(
    paths.flatMap((path) => [
      visitor(openKeptAlive(), path),
      visitor(openKeptAlive(), path),
      visitor(false, path),
    ]),
  ).then(() => wrong);
}

describe.runIf(process.platform === 'linux')('npm run serve -- --workers 2', () => {
  it('has one page of metrics for both', async () => {
    expect(workers()).toHaveLength(2);
    expect(await leastReady()).toBe(1);
    expect(await metrics()).toContain('lokke_upstream_duration_seconds_count');
  });

  it('has one page with the status of each', async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/status`);
    const all: readonly { pid: number; status: { isReady: boolean } }[] = JSON.parse(
      await response.text(),
    );
    expect(all.map(({ pid }) => pid).toSorted()).toEqual(workers().toSorted());
    expect(all.map(({ status }) => status.isReady)).toEqual([true, true]);
  });

  it('has both forget what a webhook told one of', async () => {
    const shows = async (text: string) =>
      Promise.all(Array.from({ length: 8 }, async () => (await read(PAGE)).text.includes(text)));
    expect(new Set(await shows('12,50'))).toEqual(new Set([true]));
    const products = (FULL_SHOP.products ?? []).map((product) => ({
      ...product,
      variants: product.variants.map((variant) => ({ ...variant, priceInMinorUnits: 1377 })),
    }));
    await saveCatalogue(platform.context, 'nl', { products });
    const { webhookSecret } = platform.secrets.shops.nl;
    const response = await fetch(
      `http://127.0.0.1:${port}/webhooks/shopify/nl`,
      signedWebhook('products/update', { id: 1, handle: 'rain-shampoo' }, webhookSecret),
    );
    expect(await response.json()).toEqual({ status: 'done' });
    await expect.poll(async () => new Set(await shows('13,77')), LIMIT).toEqual(new Set([true]));
  });

  it('counts attempts of a visitor for both, whichever answers', async () => {
    const lineItems = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }];
    const create = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/api/shopify/checkout/create/`, {
        method: 'POST',
        // A connection of its own, so that the two take turns.
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify({ lineItems, locale: 'nl' }),
      });
      return response.status;
    };
    const statuses: number[] = [];
    for (let cart = 0; cart < 3 * NEW_CARTS; cart += 1) statuses.push(await create());
    const refused = Array<number>(2 * NEW_CARTS).fill(429);
    expect(statuses).toEqual([...Array<number>(NEW_CARTS).fill(200), ...refused]);
  });

  it('replaces both on SIGHUP, and loses no request', async () => {
    const before = workers();
    const rolled = (async () => {
      server.kill('SIGHUP');
      await expect.poll(() => said, LIMIT).toContain('"workers.rolled"');
    })();
    expect(await visitUntil(rolled)).toEqual([]);
    await rolled;
    expect(workers()).toHaveLength(2);
    for (const pid of workers()) expect(before).not.toContain(pid);
  }, 120_000);

  it('starts one again that was killed, while the other serves', async () => {
    const [killed = 0] = workers();
    process.kill(killed, 'SIGKILL');
    const ending = `"event":"worker.ended","pid":${killed},"code":null,"signal":"SIGKILL"`;
    await expect.poll(() => said, LIMIT).toContain(ending);
    expect((await read('/readyz')).status).toBe(200);
    await expect.poll(() => workers().filter((pid) => pid !== killed).length, LIMIT).toBe(2);
    await expect.poll(leastReady, LIMIT).toBe(1);
  }, 120_000);

  it('stops all on SIGTERM', async () => {
    const pids = workers();
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  }, 60_000);
});
