import type { Hono } from 'hono';
import {
  type PlatformContext,
  SHOP_PATH,
  shopOfRequest,
  storefrontLinks,
} from '../../protocol/index.ts';
import { screenUrl } from './mail/account-email.ts';
import { findCustomer } from './store/customer-rows.ts';
import type { LinkKind } from './store/one-time-links.ts';

const KINDS: readonly LinkKind[] = ['activate', 'reset'];

/** Redirects links on the shop's own host to the storefront's screens; the one-time token stays unused. */
export function linkRedirectRoutes(app: Hono, context: PlatformContext): void {
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

export interface ParsedLink {
  readonly kind: LinkKind;
  readonly customerId: number;
  readonly token: string;
}

const PATH = /\/account\/(activate|reset)\/(\d{1,15})\/([\w-]{1,200})\/?$/;

/** Parses a one-time link, on the storefront or on the shop's host. */
export function parseLinkUrl(url: string): ParsedLink | null {
  if (!URL.canParse(url)) return null;
  const match = PATH.exec(new URL(url).pathname);
  if (match === null) return null;
  const [, kind, id, token = ''] = match;
  return { kind: kind === 'reset' ? 'reset' : 'activate', customerId: Number(id), token };
}
