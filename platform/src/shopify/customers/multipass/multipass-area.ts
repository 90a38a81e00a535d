import type { Context, Hono } from 'hono';
import {
  type Area,
  isShopKey,
  type PlatformContext,
  SHOP_PATH,
  type Shop,
  shopOfRequest,
  storefrontLinks,
} from '../../../protocol/index.ts';
import { startCheckoutSession } from '../checkout-session.ts';
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

type Places = Pick<PlatformContext, 'origin' | 'storefrontUrl' | 'returnOrigins'>;

/** The platform's own address, and the names of its shops on it. */
function isPlatform(url: URL, origin: string): boolean {
  const own = new URL(origin);
  if (url.origin === own.origin) return true;
  const [label = '', ...rest] = url.host.split('.');
  return isShopKey(label) && url.protocol === own.protocol && rest.join('.') === own.host;
}

/** Allows only the shop's own origins, against open redirects. */
function returnUrl(returnTo: string | null, places: Places, shop: Shop, language: string): string {
  const fallback = storefrontLinks(places.storefrontUrl, shop, language).home;
  if (returnTo === null || !URL.canParse(returnTo)) return fallback;
  const url = new URL(returnTo);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    return fallback;
  }
  const origins = [places.storefrontUrl, ...places.returnOrigins].map(
    (place) => new URL(place).origin,
  );
  return origins.includes(url.origin) || isPlatform(url, places.origin) ? url.toString() : fallback;
}
