import type { Context, Hono } from 'hono';
import {
  type Area,
  type PlatformContext,
  SHOP_PATH,
  shopOfRequest,
} from '../../../protocol/index.ts';
import { startCheckoutSession } from '../checkout-session.ts';
import { returnUrl } from './return-url.ts';
import { signInWithMultipass } from './sign-in.ts';

/** Adds the one-time sign-in by a link that another server of the same merchant signed. */
function multipassRoutes(app: Hono, context: PlatformContext): void {
  async function land(c: Context) {
    const shop = shopOfRequest(c, context.shops);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const token = c.req.param('token') ?? '';
    const signedIn = await context.store.write((sql) =>
      signInWithMultipass(sql, { ...context, shop }, token),
    );
    if (signedIn === null) return c.text('Invalid Multipass request', 422);
    const { customer, returnTo } = signedIn;
    const url = returnUrl(returnTo, context, shop, customer.language);
    await startCheckoutSession(c, { ...context, shop }, customer, url);
    return c.redirect(url, 302);
  }
  app.get(`${SHOP_PATH}/account/login/multipass/:token`, land);
}

export const multipassArea: Area = {
  routes: multipassRoutes,
};
