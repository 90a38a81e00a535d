import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '../client.ts';
import { stockLevels } from '../shop/stock.ts';

export const MARKETS = ['nl', 'no'] as const;
type Locale = (typeof MARKETS)[number];
const PAUSE_IN_MS = 700;
/** Rounds of a market that wait for slow answers. */
const MOST_AT_ONCE = 6;

interface Visited {
  readonly stranger: () => Client;
  readonly dataDir: string;
  readonly shopUrl: string;
}

/** Sends a few visitors, and as many while answers are slow: they read, search, fill carts and report; each round pays. */
export function startVisits({ stranger, dataDir, shopUrl }: Visited, pay: () => Promise<void>) {
  const isStopping = { yes: false };
  const visit = async (locale: Locale) => {
    const client = stranger();
    const variantId = stockLevels(dataDir, locale).at(-1)?.gid;
    const lineItems = [{ variantId, quantity: 1 }];
    const walk = async (round: number) => {
      if (locale === 'no') await pay();
      await client.get(`/${locale}`);
      await readTwice(`${shopUrl}/${locale}`);
      await client.get(`/${locale}/search?q=round${round}`);
      await client.call('checkout/create', { locale, lineItems });
      await reportVitals(stranger(), locale, round);
    };
    const underway = new Set<Promise<void>>();
    for (let round = 0; !isStopping.yes; round += 1) {
      const walking = walk(round).finally(() => underway.delete(walking));
      underway.add(walking);
      await Promise.all([
        delay(PAUSE_IN_MS),
        underway.size < MOST_AT_ONCE || Promise.race(underway),
      ]);
    }
    await Promise.all(underway);
  };
  const visits = Promise.all(MARKETS.map(visit));
  return {
    stop: async () => {
      isStopping.yes = true;
      await visits;
    },
  };
}

const TIMEOUT_IN_MS = 12_000;

/** Reads a page compressed, as browsers do; the second time it is kept, for half a second. */
async function readTwice(url: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_IN_MS) }).then(
      (response) => response.text(),
      () => '',
    );
  }
}

/** Reports a quick visit, which is never twice the same. */
async function reportVitals(client: Client, locale: Locale, round: number): Promise<void> {
  const body = {
    locale,
    path: round % 2 === 0 ? `/${locale}` : `/${locale}/shop`,
    device: round % 3 === 0 ? 'desktop' : 'phone',
    lcp: 900 + (round % 7) * 100,
    inp: 40 + (round % 5) * 20,
    ttfb: 50,
    cls: 0.01,
  };
  const headers = { 'content-type': 'application/json' };
  await client.post('/api/vitals/', JSON.stringify(body), headers);
}

/** Sends Shopify's webhook of a payment; each order has a body, and so a signature, of its own. */
export async function payOrder(client: Client, secret: string): Promise<void> {
  const body = JSON.stringify({ id: crypto.randomUUID(), line_items: [] });
  await client.post('/webhooks/shopify/no', body, {
    'content-type': 'application/json',
    'x-shopify-topic': 'orders/paid',
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    'x-shopify-triggered-at': new Date().toISOString(),
    'x-shopify-webhook-id': crypto.randomUUID(),
  });
}
