import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts, type ShopProcess } from '@lokke/stack';
import { signedWebhook } from '@lokke/storefront/testing/signed-webhook.ts';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { spreadText } from '../numbers.ts';
import { shopSecrets } from '../platform-secrets.ts';
import { redisAt } from '../redis.ts';
import type { Build } from './builds.ts';
import { openFleet } from './fleet.ts';

const BETWEEN_IN_MS = 150;
const CHANGES = 5;
const PATIENCE_IN_MS = 10_000;
const HANDLE = 'rain-shampoo';
const PATH = `/nl/products/${HANDLE}`;
const COLUMNS = 'Handle,Title,Option1 Name,Option1 Value,Variant Price';
const COMMANDS = join(ROOT, 'platform/src/shop-files/cli/main.ts');
/** Nothing shows a change but a purge. */
const LASTING = { CATALOGUE_FRESH_MS: '3600000', PAGE_FRESH_MS: '3600000' };

/** Address of a region, as another one reaches it: what is sent arrives later. */
async function openDistantAddress(port: number): Promise<AsyncDisposable & { to: string }> {
  const region = { to: '' };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    await delay(BETWEEN_IN_MS);
    const { method = 'GET', url = '/' } = request;
    const { host: _, ...headers } = request.headers;
    const sent = new Headers();
    for (const [name, value] of Object.entries(headers)) sent.set(name, String(value));
    // A region that has ended answers nobody, and is told again by whoever wants it to know.
    const reply = await fetch(region.to + url, { method, headers: sent, body }).catch(() => null);
    response.writeHead(reply?.status ?? 503);
    response.end(reply === null ? null : Buffer.from(await reply.arrayBuffer()));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => void server.close();
  return Object.assign(region, { [Symbol.asyncDispose]: close });
}

/** Changes a product while two regions keep its page, has one told, and measures when both edges show it. */
export async function changeInTwoRegions(
  shop: ShopProcess,
  build: Build,
  assetsDir: string,
): Promise<readonly string[]> {
  const [here = 0, there = 0, redisHere = 0, redisThere = 0] = await freePorts(4);
  await using distantHere = await openDistantAddress(here);
  await using distantThere = await openDistantAddress(there);
  await using redis = redisAt(redisHere);
  await using otherRedis = redisAt(redisThere);
  await Promise.all([redis.start(), otherRedis.start()]);
  const openRegion = (redisUrl: string, others: number) =>
    openFleet({
      shop,
      builds: [build],
      assetsDir,
      redisUrl,
      settings: {
        ...LASTING,
        REGIONS: `http://127.0.0.1:${others}`,
        REGION_SECRET: 'a secret that both regions have in common',
      },
    });
  await using fleet = await openRegion(redis.url, there);
  await using otherFleet = await openRegion(otherRedis.url, here);
  [distantHere.to, distantThere.to] = [fleet.url, otherFleet.url];
  const secret = shopSecrets(shop.dataDir)('nl').webhookSecret;
  const [shownHere, shownThere]: [number[], number[]] = [[], []];
  const late: string[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    await Promise.all([fleet, otherFleet].map(({ url }) => untilShown(url, '')));
    const price = `17.3${change}`;
    await setPrice(price, shop);
    const startedAt = performance.now();
    // A webhook that is received twice does nothing the second time, so that each has another body.
    const payload = { id: change, handle: HANDLE };
    await fetch(
      `${fleet.url}/webhooks/shopify/nl`,
      signedWebhook('products/update', payload, secret),
    );
    const tookInMs = await Promise.all(
      [fleet, otherFleet].map(async ({ url }) =>
        (await untilShown(url, price.replace('.', ','))) ? performance.now() - startedAt : null,
      ),
    );
    for (const [at, took] of tookInMs.entries()) {
      if (took === null)
        late.push(`regions: the price ${price} is not shown at ${at === 0 ? 'home' : 'the other'}`);
      else (at === 0 ? shownHere : shownThere).push(took);
    }
  }
  if (late.length === 0) {
    console.log(
      `Two regions, ${BETWEEN_IN_MS} ms between: a change shows at the edge of the one that was told after ${spreadText(shownHere)} ms, of the other after ${spreadText(shownThere)} ms`,
    );
  }
  return late;
}

/** Imports a partial file, which changes one price alone. */
async function setPrice(price: string, { dataDir, platformUrl }: ShopProcess): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'regions-'));
  const file = join(folder.path, 'products.csv');
  writeFileSync(file, `${COLUMNS}\n${HANDLE},Rain shampoo,Inhoud,300 ml,${price}\n`);
  const env = { ...process.env, DATA_DIR: dataDir, PLATFORM_PORT: new URL(platformUrl).port };
  const { status, stderr } = spawnSync(
    process.execPath,
    [COMMANDS, 'import', file, '--shop', 'nl'],
    {
      env,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The price was not changed: ${stderr}`);
}

async function untilShown(url: string, words: string): Promise<boolean> {
  const limitAt = performance.now() + PATIENCE_IN_MS;
  while (performance.now() < limitAt) {
    const response = await fetch(url + PATH);
    if (response.ok && (await response.text()).includes(words)) return true;
    await delay(20);
  }
  return false;
}
