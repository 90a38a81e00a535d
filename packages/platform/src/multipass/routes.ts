import type { Context, Hono } from 'hono';
import { shopOfRequest } from '../http/shop-of-request.ts';
import type { PlatformContext } from '../platform-context.ts';
import { SHOP_PATH } from '../shops/index.ts';
import { returnAddress } from './return-address.ts';
import { signInWithMultipass } from './sign-in.ts';

/** One-time sign-in by a link that another server of the same merchant signed. */
export function multipassRoutes(app: Hono, context: PlatformContext): void {
  async function land(c: Context) {
    const shop = shopOfRequest(c, context.shops);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const signedIn = await signInWithMultipass({ ...context, shop }, c.req.param('token') ?? '');
    if (signedIn === null) return c.text('Invalid Multipass request', 422);
    const { customer, returnTo } = signedIn;
    return c.redirect(returnAddress(returnTo, context, shop, customer.language), 302);
  }
  app.get(`${SHOP_PATH}/account/login/multipass/:token`, land);
}
