import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { changePrice, firstHandle, priceText } from '../price-changes.ts';

export interface MeasureOptions {
  readonly shopUrl: string;
  readonly dataDir: string;
  readonly edgeUrl: string;
  readonly webhookSecret: string;
  readonly rounds: number;
  readonly log: (line: string) => void;
}

export interface Measured {
  /** From each webhook to the last page with the old price. */
  readonly lagsInMs: readonly number[];
  readonly visits: number;
  readonly errors: number;
  readonly seconds: number;
  /** Pages that Varnish had to ask the shop for. */
  readonly requestsAtShop: number;
}

const VISITORS = 16;
const PAUSE_IN_MS = 20;
/** After that the old price is not waited for any more; it is a failure of its own. */
const SETTLE_IN_MS = 4_000;
const FIRST_PRICE = 2_101;

/** Changes the price of one product again and again, while visitors read its page and others through the edge. */
export async function measureChanges(options: MeasureOptions): Promise<Measured> {
  const { shopUrl, edgeUrl, rounds, log } = options;
  const { host } = new URL(shopUrl);
  const pool = new Pool(edgeUrl, { connections: VISITORS });
  const handle = firstHandle(options.dataDir);
  const watched = `/nl/products/${handle}`;
  const paths = [watched, watched, '/nl', '/nl/shop', '/nl/search?q=olie', '/de', '/fr/shop'];
  let price = FIRST_PRICE;
  let lastOldAtInMs = 0;
  let [visits, errors, kept] = [0, 0, 0];
  let isOver = false;

  const visit = async (path: string): Promise<void> => {
    const startedAtInMs = performance.now();
    const { statusCode, headers, body } = await pool.request({
      path,
      method: 'GET',
      headers: { host },
    });
    const text = await body.text();
    visits += 1;
    if (statusCode !== 200) errors += 1;
    if (headers['x-cache'] === 'hit') kept += 1;
    if (path === watched && !text.includes(priceText(price))) lastOldAtInMs = startedAtInMs;
  };
  const visitor = async (first: number): Promise<void> => {
    for (let turn = first; !isOver; turn += 1) {
      await visit(paths[turn % paths.length] ?? watched).catch(() => {
        errors += 1;
      });
      await delay(PAUSE_IN_MS);
    }
  };

  await changePrice(options.dataDir, handle, price);
  await tell(options, handle, price);
  await delay(SETTLE_IN_MS);
  [visits, errors, kept] = [0, 0, 0];
  const startedAtInMs = performance.now();
  const visitors = Array.from({ length: VISITORS }, (_, at) => visitor(at));
  const lagsInMs: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await changePrice(options.dataDir, handle, price + 1);
    const toldAtInMs = performance.now();
    lastOldAtInMs = toldAtInMs;
    price += 1;
    await tell(options, handle, price);
    // Until nobody has seen the old price for a while.
    while (performance.now() - Math.max(lastOldAtInMs, toldAtInMs) < SETTLE_IN_MS / 2) {
      await delay(PAUSE_IN_MS);
      if (performance.now() - toldAtInMs > 10 * SETTLE_IN_MS) break;
    }
    lagsInMs.push(lastOldAtInMs - toldAtInMs);
    if (round % 10 === 0) log(`${round} of ${rounds} price changes`);
  }
  const seconds = (performance.now() - startedAtInMs) / 1000;
  isOver = true;
  await Promise.all(visitors);
  await pool.close();
  return { lagsInMs, visits, errors, seconds, requestsAtShop: visits - kept };
}

/** As Shopify does. */
async function tell(
  { shopUrl, webhookSecret }: MeasureOptions,
  handle: string,
  id: number,
): Promise<void> {
  const body = JSON.stringify({ id, handle });
  const response = await fetch(`${shopUrl}/webhooks/shopify/nl`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': 'products/update',
      'x-shopify-hmac-sha256': createHmac('sha256', webhookSecret).update(body).digest('base64'),
      'x-shopify-triggered-at': new Date().toISOString(),
    },
  });
  if (!response.ok) throw new Error(`The webhook got ${response.status}.`);
}
