import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { saveCatalogue } from '@lokke/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FULL_SHOP } from './full-shop.ts';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';
import { listening } from './listening.ts';
import { openVarnish, PURGE_TOKEN, type Varnish, whyNoVarnish } from './open-varnish.ts';
import { signedWebhook } from './signed-webhook.ts';

const missing = whyNoVarnish();
const PAGE = '/nl/products/rain-shampoo';
const HOST = 'lokke.test';

describe.skipIf(missing !== null)(
  `Varnish with the file of deploy${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    let server: Server;
    let varnish: Varnish;
    let shop: InMemoryStorefront;
    let requests = 0;
    let isWell = true;
    /** Answer of a server that counts as ready all the same. */
    let failure: 'error' | 'reset' | null = null;
    let priceInMinorUnits = 1250;

    beforeAll(async () => {
      server = createServer((incoming, outgoing) => {
        if (incoming.url === '/readyz') {
          outgoing.writeHead(isWell ? 200 : 503).end();
          return;
        }
        requests += 1;
        if (!isWell) outgoing.writeHead(503).end();
        else if (failure === 'error') outgoing.writeHead(502).end('the page of the shop');
        else if (failure === 'reset') {
          failure = null;
          incoming.socket.destroy();
        } else void getRequestListener(shop.app.fetch)(incoming, outgoing);
      });
      const { port } = await listening(server);
      varnish = await openVarnish({ ports: [port] });
      shop = await openInMemoryStorefront({
        environment: { CDN: 'varnish', CDN_ADDRESSES: varnish.url, CDN_TOKEN: PURGE_TOKEN },
      });
    }, 120_000);
    afterAll(async () => {
      await varnish?.[Symbol.asyncDispose]();
      await shop?.[Symbol.asyncDispose]();
      server?.closeAllConnections();
      server?.close();
    });

    const visit = (path = PAGE, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${varnish.url}${path}`, { headers: { host: HOST, ...headers } });

    /** Changes the price and sends the webhook that Shopify would. */
    async function changePrice(): Promise<void> {
      priceInMinorUnits += 100;
      const products = (FULL_SHOP.products ?? []).map((product) => ({
        ...product,
        variants: product.variants.map((variant) => ({
          ...variant,
          priceInMinorUnits,
          compareAtPriceInMinorUnits: null,
        })),
      }));
      await saveCatalogue(shop.platform.context, 'nl', { products });
      const payload = { id: priceInMinorUnits, handle: 'rain-shampoo' };
      const { webhookSecret } = shop.platform.secrets.shops.nl;
      const response = await shop.send(
        '/webhooks/shopify/nl',
        signedWebhook('products/update', payload, webhookSecret),
      );
      expect(await response.json()).toEqual({ status: 'done' });
    }

    const price = () =>
      `€ ${Math.floor(priceInMinorUnits / 100)},${String(priceInMinorUnits % 100).padStart(2, '0')}`;
    const hasPrice = async () =>
      (await (await visit()).text()).replaceAll(/[\u00a0\u202f]/g, ' ').includes(price());

    it('keeps a page for everybody, whatever cookies they bring', async () => {
      await (await visit()).text();
      const before = requests;
      const texts = await Promise.all(
        [{}, { cookie: 'a=b' }, { 'x-forwarded-host': 'evil.example' }].map(async (headers) =>
          (await visit(PAGE, headers)).text(),
        ),
      );
      expect(new Set(texts).size).toBe(1);
      expect(requests).toBe(before);
    });

    it('tells browsers to ask each time, and nothing of what only it has to know', async () => {
      const { headers } = await visit();
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      for (const name of ['xkey', 'cache-tag', 'surrogate-control', 'age']) {
        expect(headers.has(name), name).toBe(false);
      }
      const etag = headers.get('etag') ?? '';
      expect((await visit(PAGE, { 'if-none-match': etag })).status).toBe(304);
    });

    it('has the new price within two seconds of the webhook, and goes on keeping the page', async () => {
      expect(await hasPrice()).toBe(true);
      await changePrice();
      await expect.poll(hasPrice, { timeout: 2_000, interval: 20 }).toBe(true);
      await shop.whenIdle();
      await expect
        .poll(async () => {
          const before = requests;
          await hasPrice();
          return requests - before;
        })
        .toBe(0);
    });

    it('keeps a page and its Markdown apart', async () => {
      const inMarkdown = { accept: 'text/markdown' };
      const types = [];
      for (const [path, headers] of [
        [PAGE, {}],
        [PAGE, inMarkdown],
        [PAGE, {}],
        [`${PAGE}.md`, {}],
      ] as const) {
        types.push((await visit(path, headers)).headers.get('content-type')?.split(';')[0]);
      }
      expect(types).toEqual(['text/html', 'text/markdown', 'text/html', 'text/markdown']);
      const before = requests;
      await visit(`${PAGE}.md`);
      expect(requests).toBe(before);
    });

    it('keeps no page of a visitor, and no call', async () => {
      for (const path of ['/nl/account/login', '/api/get-account/']) {
        await (await visit(path)).text();
        const before = requests;
        await (await visit(path)).text();
        expect(requests, path).toBe(before + 1);
      }
    });

    it('asks a server where drafts may be shown, and keeps nothing of it', async () => {
      await (await visit()).text();
      const before = requests;
      const asked = await visit(PAGE, { cookie: 'a=b; lokke-preview=forged' });
      expect(asked.headers.get('cache-control')).toContain('public');
      expect(requests).toBe(before + 1);
      await (await visit()).text();
      expect(requests).toBe(before + 1);
    });

    it.each([
      ['no token', {}],
      ['a wrong token', { 'x-purge-token': 'the-token-of-a-tesT' }],
      ['a short token', { 'x-purge-token': 'short' }],
    ])('purges nothing for %s', async (_, headers) => {
      const response = await fetch(varnish.url, {
        method: 'PURGE',
        headers: { 'xkey-purge': 'products-nl', ...headers },
      });
      expect(response.status).toBe(403);
    });

    const purgeProducts = async () => {
      const headers = { 'xkey-purge': 'products-nl', 'x-purge-token': PURGE_TOKEN };
      expect((await fetch(varnish.url, { method: 'PURGE', headers })).status).toBe(200);
    };

    it('shows what it has where a server that is well answers with an error', async () => {
      expect(await hasPrice()).toBe(true);
      await purgeProducts();
      failure = 'error';
      try {
        for (let at = 0; at < 3; at += 1) {
          await delay(1_100);
          expect((await visit()).status).toBe(200);
        }
        const unseen = await visit('/nl/products/unseen');
        expect([unseen.status, await unseen.text()]).toEqual([502, 'the page of the shop']);
      } finally {
        failure = null;
      }
    });

    it('reads again at once where the connection broke, and sends no change twice', async () => {
      failure = 'reset';
      expect((await visit('/nl/products/rain-shampoo?utm_source=reset')).status).toBe(200);
      failure = 'reset';
      const before = requests;
      const change = await fetch(`${varnish.url}/api/newsletter`, { method: 'POST', body: '{}' });
      expect(change.status).toBe(503);
      expect(requests).toBe(before + 1);
    });

    it('shows what it has while no server is well, purged or not', async () => {
      expect(await hasPrice()).toBe(true);
      isWell = false;
      try {
        await purgeProducts();
        // Varnish finds out within six seconds; until then an error is no answer to keep.
        await expect.poll(async () => (await visit()).status, { timeout: 15_000 }).toBe(200);
        expect(await hasPrice()).toBe(true);
      } finally {
        isWell = true;
      }
    }, 30_000);
  },
);
