import type { Hono } from 'hono';
import { isShopKey, type PlatformContext, storefrontMarkets } from '../protocol/index.ts';
import { sendPage } from '../protocol/pages/index.ts';
import { brokenPromises, readDiscounts } from '../shopify/discounts/index.ts';
import { promisesOf } from './content-promises.ts';
import { discountsPage } from './discount-pages.ts';

/** The discounts of a shop, and what its content promises of them. */
export function discountRoutes(app: Hono, context: PlatformContext): void {
  const { origin: imageOrigin, shops, store, storefrontUrl, brand, now } = context;
  app.get('/console/discounts', (c) => {
    const typed = c.req.query('shop') ?? '';
    const shop = shops[isShopKey(typed) ? typed : 'nl'];
    const markets = storefrontMarkets(storefrontUrl, shop).map(({ locale }) => {
      const promises = promisesOf(store, locale);
      return { locale, promises, broken: brokenPromises(context, shop.key, promises) };
    });
    const discounts = readDiscounts(store.read, shop.key);
    const page = discountsPage({ shop, discounts, markets, now: now() });
    return sendPage(c, page, { imageOrigin, brand });
  });
}
