import type { Loaded, MenuItem, Policy } from '@lokke/contract/ports';
import { menu, shop } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { cleanHtml } from './clean-html.ts';
import { loadedFrom } from './loaded.ts';

interface PlatformItem {
  readonly title: string;
  readonly url: string | null;
  readonly items?: readonly PlatformItem[];
}

/** Loads a menu of the shop, without entries that no page of ours matches. */
export async function loadMenu(
  source: ShopContext,
  handle: string,
): Promise<Loaded<readonly MenuItem[]>> {
  const result = await menu(source.client, { ...inContext(source), handle });
  const shopOrigin = new URL(source.client.endpoint).origin;
  return loadedFrom(source, `menu ${handle}`, result, ({ items }) => mapItems(items, shopOrigin));
}

function mapItems(items: readonly PlatformItem[], shopOrigin: string): readonly MenuItem[] {
  return items.flatMap(({ title, url, items: below = [] }) => {
    const path = url === null ? null : menuPath(url, shopOrigin);
    return path === null ? [] : [{ title, path, items: mapItems(below, shopOrigin) }];
  });
}

/** Loads the shop's legal pages that have a text. */
export async function loadPolicies(source: ShopContext): Promise<Loaded<readonly Policy[]>> {
  const result = await shop(source.client, inContext(source));
  return loadedFrom(source, 'policies', result, (found) =>
    [found.shippingPolicy, found.refundPolicy, found.termsOfService, found.privacyPolicy].flatMap(
      (policy) =>
        policy === null || policy.body === ''
          ? []
          : [{ handle: policy.handle, title: policy.title, bodyHtml: cleanHtml(policy.body) }],
    ),
  );
}

/** Maps a menu item's URL to a path of ours; null when no page matches. */
export function menuPath(url: string, shopOrigin: string): string | null {
  if (!URL.canParse(url, shopOrigin)) return null;
  const address = new URL(url, shopOrigin);
  if (address.origin !== shopOrigin) return null;
  const [, kind, handle] =
    /\/(collections|products|policies|pages)(?:\/([^/]+))?\/?$/.exec(address.pathname) ?? [];
  if (kind === undefined) return /^\/(?:[a-z]{2})?\/?$/.test(address.pathname) ? '/' : null;
  if (kind !== 'collections') return handle === undefined ? null : `/${kind}/${handle}`;
  return handle === undefined || handle === 'all' ? '/shop' : `/range/${handle}`;
}
