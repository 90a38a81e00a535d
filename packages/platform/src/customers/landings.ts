import type { Hono } from 'hono';
import { shopOfRequest } from '../http/shop-of-request.ts';
import type { PlatformContext } from '../platform-context.ts';
import { SHOP_PATH, storefrontLinks } from '../shops/index.ts';
import { screenUrl } from './mail/account-letter.ts';
import { findCustomer } from './store/customer-rows.ts';
import type { LinkKind } from './store/one-time-links.ts';

const KINDS: readonly LinkKind[] = ['activate', 'reset'];

/** Links on the shop's own host lead on to the storefront's screens; nothing is used up on the way. */
export function landingRoutes(app: Hono, context: PlatformContext): void {
  for (const kind of KINDS) {
    app.get(`${SHOP_PATH}/account/${kind}/:id{\\d{1,15}}/:token{[\\w-]{1,200}}`, (c) => {
      const shop = shopOfRequest(c, context.shops);
      const { id, token } = c.req.param();
      const customer = findCustomer(context.store.read, shop.key, { id: Number(id) });
      c.header('Cache-Control', 'no-store');
      c.header('Referrer-Policy', 'no-referrer');
      if (customer === null) {
        return c.redirect(storefrontLinks(context.storefrontUrl, shop, null).home, 302);
      }
      return c.redirect(screenUrl({ ...context, shop }, customer, { kind, token }), 302);
    });
  }
}
