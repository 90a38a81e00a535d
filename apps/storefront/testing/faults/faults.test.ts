import type { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unbuiltPages } from '../build-from-source.ts';
import { writeJson } from '../requests.ts';
import { openShopOnFaultyLines, type ShopOnFaultyLines } from '../shop-on-faulty-upstreams.ts';
import {
  ALL_CASES,
  type ExpectedOutcome,
  expectedOf,
  HEALTHY,
  QUICK_CASES,
} from './fault-table.ts';

const isLong = process.env['LONG'] === '1';
const RECOVERY = { timeout: 30_000, interval: 100 };

let build: ServerBuild;
let shop: ShopOnFaultyLines;

beforeAll(async () => {
  build = await unbuiltPages();
  shop = await openShopOnFaultyLines(build);
}, 60_000);

afterAll(() => shop[Symbol.asyncDispose]());

async function requestContext(app: Hono, market: 'nl' | 'fr'): Promise<ExpectedOutcome> {
  const send = async (path: string, body?: object) => {
    const init = body === undefined ? {} : writeJson({ locale: market, ...body });
    const response = await app.request(`http://lokke.test${path}`, init);
    return { status: response.status, text: await response.text() };
  };
  const variantId = await shop.variantOf(market);
  const [list, home, cart, discount, salons] = await Promise.all([
    send(`/${market}/shop`),
    send(`/${market}`),
    send('/api/shopify/checkout/create/', { lineItems: [{ variantId, quantity: 1 }] }),
    send(
      `/api/shopify/get-automatic-discount-by-id/?locale=${market}&discountId=gid://shopify/DiscountAutomaticNode/1`,
    ),
    send(`/api/salons/?locale=${market}`),
  ]);
  return {
    list: list.status,
    home: home.status,
    cart: cart.status,
    discount: discount.status,
    salons: salons.text.includes('"failed":false') ? 'found' : 'unknown',
  };
}

describe.each(isLong ? ALL_CASES : QUICK_CASES)('%s %s', (upstream, fault) => {
  it('does to pages and calls what the table says, to no other market anything, and is over when it is over', async () => {
    const { app } = shop.openServer();
    const line = shop.lines[upstream];
    const isOfOneMarket = upstream === 'storefront' || upstream === 'admin';
    for (const moment of ['start', 'middle'] as const) {
      await line.set(fault);
      expect(await requestContext(app, 'nl'), `nl, ${moment}`).toEqual(
        expectedOf(upstream, fault, moment),
      );
      if (isOfOneMarket) expect(await requestContext(app, 'fr'), `fr, ${moment}`).toEqual(HEALTHY);
      await line.set(null);
      await expect.poll(() => requestContext(app, 'nl'), RECOVERY).toEqual(HEALTHY);
    }
  }, 120_000);
});
