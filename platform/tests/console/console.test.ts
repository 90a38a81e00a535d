import { describe, expect, test } from 'vitest';
import { SHOP_KEYS } from '../../src/protocol/index.ts';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
import { openPlatform } from '../fixtures/platform.ts';

const HOME = 'http://localhost:4010';

async function openConsole(options: { readonly markets?: readonly string[] } = {}) {
  const shop = await openCheckoutShop(
    'nl',
    openPlatform({ now: () => new Date('2026-03-01T10:00:00Z'), ...options }),
  );
  await shop.buy(await shop.fillCart(3));
  return shop.buyer;
}

describe('the console', () => {
  test('lists the shops with their markets, orders and GraphiQL', async () => {
    const { html } = await (await openConsole()).open(`${HOME}/`);
    for (const key of SHOP_KEYS) expect(html).toContain(`href="/${key}/graphiql"`);
    for (const locale of ['nl', 'dev', 'fr-be', 'nl-be', 'na', 'uk']) {
      expect(html).toContain(`href="http://localhost:3000/${locale}/"`);
    }
    expect(html).toContain('href="http://localhost:3000/"');
    expect(html).toMatch(/href="\/console\/orders\?shop=nl">1</);
    expect(html).toMatch(/href="\/console\/orders\?shop=fr">0</);
  });

  test('leads to no storefront in a market that is not sold in', async () => {
    const { html } = await (await openConsole({ markets: ['nl', 'fr-be'] })).open(`${HOME}/`);
    const homes = html.matchAll(/href="http:\/\/localhost:3000(.*?)"/g);
    expect(Array.from(homes, ([, home]) => home)).toEqual(['/nl/', '/', '/dev/', '/fr-be/']);
  });

  test('leads from the orders to one of them and to its mail', async () => {
    const buyer = await openConsole();
    expect((await buyer.open(`${HOME}/console/orders?shop=fr`)).html).toContain(
      'No order here yet.',
    );
    const { html } = await buyer.open(`${HOME}/console/orders`);
    expect(html).toContain('href="/console/nl/orders/1001"');
    const order = await buyer.open(`${HOME}/console/nl/orders/1001`);
    expect(order.html).toContain('Rain &lt;shampoo&gt;, 250 ml');
    expect(order.html).toContain('€42.45');
    expect(order.html).toContain('href="/mailbox?to=ada%40example.test"');
  });

  test.each(['/console/nl/orders/1002', '/console/xx/orders/1001', '/console/nl/orders/-1'])(
    'has no order at %s and says so',
    async (path) => {
      const page = await (await openConsole()).open(`${HOME}${path}`);
      expect(page).toMatchObject({ status: 404, html: expect.stringContaining('No such order') });
    },
  );
});

test.each(['/', '/console/orders', '/mailbox', '/mailbox.json', '/mailbox/1/letter'])(
  '%s answers to no name that somebody else could point at this machine',
  async (path) => {
    const buyer = await openConsole();
    expect(await buyer.open(`http://rebound.example${path}`)).toMatchObject({ status: 403 });
    for (const host of ['127.0.0.1:4010', '[::1]:4010', 'localhost:4010']) {
      expect(await buyer.open(`http://${host}${path}`)).toMatchObject({ status: 200 });
    }
  },
);

describe('GraphiQL', () => {
  test('points at the shop, its version and its token, and loads nothing from elsewhere', async () => {
    const buyer = await openConsole();
    const { html, headers } = await buyer.open(`${HOME}/ni/graphiql`);
    expect(html).toContain('api/2025-04/graphql.json');
    expect(html).toContain('lokke-public-ni');
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    for (const [, path = ''] of html.matchAll(/(?:src|href)="(\/console\/graphiql\/[^"]+)"/g)) {
      expect(await buyer.open(`${HOME}${path}`)).toMatchObject({ status: 200 });
    }
    expect(await buyer.open(`${HOME}/console/graphiql/other.js`)).toMatchObject({ status: 404 });
  });
});
