import type { Loaded, MenuItem, Policy } from '@lokke/contract/ports';
import { menu, shop } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { cleanHtml } from './clean-html.ts';
import { loadedFrom } from './loaded.ts';
import { menuPath } from './menu-path.ts';

interface PlatformItem {
  readonly title: string;
  readonly url: string | null;
  readonly items?: readonly PlatformItem[];
}

/** A menu of the shop, without the entries that point at nothing our pages have. */
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

/** The shop's legal pages, as far as the shop has written them. */
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
