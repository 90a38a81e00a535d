import type { Loaded } from '@lokke/contract/ports';
import { urlRedirects } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { menuPath } from './load-menu.ts';
import { loadedFrom } from './loaded.ts';

/** The merchant's redirects first; then Shopify's own addresses of collections and blogs lead to ours. */
export async function loadRedirect(source: ShopContext, path: string): Promise<Loaded<string>> {
  // Quotes would end the value.
  const query = `path:"${path.replaceAll(/["\\]/g, '')}"`;
  const result = await urlRedirects(source.client, { ...inContext(source), query });
  const found = loadedFrom(source, 'redirect', result, ({ nodes }) =>
    nodes.find((node) => node.path === path),
  );
  if (found.kind !== 'found') return found;
  const origin = new URL(source.client.endpoint).origin;
  const target = found.value?.target ?? onlineStorePath(path);
  if (target === null) return { kind: 'missing' };
  return { kind: 'found', value: menuPath(target, origin) ?? target };
}

const COLLECTION = /^\/collections\/[^/]+(?:\/products\/([^/]+))?$/;

const BLOG = /^\/blogs\/[^/]+(?:\/[^/]+)?$/;

/** Paths of an online store; its blogs are known by it. */
function onlineStorePath(path: string): string | null {
  if (BLOG.test(path)) return path;
  const [isOne, product] = COLLECTION.exec(path) ?? [];
  if (isOne === undefined) return null;
  return product === undefined ? path : `/products/${product}`;
}
