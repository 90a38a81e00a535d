import type { MenuItem } from '@lokke/contract/ports';
import { marketOf, PREFIXLESS_LOCALE, splitLocale } from '@lokke/domain/markets';
import { decodeEscapes } from '@lokke/domain/query';
import { menu, shop, urlRedirects } from '@lokke/shopify-storefront';
import { inContext } from '../shop-connection/index.ts';
import { cleanHtml } from './clean-html.ts';
import { loadedFrom, type Method } from './loaded.ts';

interface PlatformItem {
  readonly title: string;
  readonly url: string | null;
  readonly items?: readonly PlatformItem[];
}

/** Loads a menu of the shop, without entries that no page of ours matches. */
export const loadMenu: Method<'menu'> = async (source, handle) => {
  const result = await menu(source.client, { ...inContext(source), handle });
  const shopOrigin = new URL(source.client.endpoint).origin;
  return loadedFrom(source, `menu ${handle}`, result, ({ items }) => mapItems(items, shopOrigin));
};

function mapItems(items: readonly PlatformItem[], shopOrigin: string): readonly MenuItem[] {
  return items.flatMap(({ title, url, items: below = [] }) => {
    const path = url === null ? null : menuPath(url, shopOrigin);
    return path === null ? [] : [{ title, path, items: mapItems(below, shopOrigin) }];
  });
}

/** Loads the shop's legal pages that have a text. */
export const loadPolicies: Method<'policies'> = async (source) => {
  const result = await shop(source.client, inContext(source));
  return loadedFrom(source, 'policies', result, (found) =>
    [
      found.shippingPolicy,
      found.refundPolicy,
      found.termsOfSale,
      found.termsOfService,
      found.privacyPolicy,
      found.legalNotice,
      found.contactInformation,
    ].flatMap((policy) =>
      // Undefined: the shop answers in a version that has no such policy.
      !policy?.body
        ? []
        : [{ handle: policy.handle, title: policy.title, bodyHtml: cleanHtml(policy.body) }],
    ),
  );
};

/** Maps a menu item's URL to a path of ours; null when no page matches. */
export function menuPath(url: string, shopOrigin: string): string | null {
  if (!URL.canParse(url, shopOrigin)) return null;
  const address = new URL(url, shopOrigin);
  if (address.origin !== shopOrigin) return null;
  const [, isBlog, article] = /\/(blogs)\/[^/]+(?:\/([^/]+))?\/?$/.exec(address.pathname) ?? [];
  if (isBlog !== undefined) return article === undefined ? '/journal' : `/journal/${article}`;
  const [, kind, handle] =
    /\/(collections|products|policies|pages)(?:\/([^/]+))?\/?$/.exec(address.pathname) ?? [];
  if (kind === undefined) return /^\/(?:[a-z]{2})?\/?$/.test(address.pathname) ? '/' : null;
  if (kind !== 'collections') return handle === undefined ? null : `/${kind}/${handle}`;
  return handle === undefined || handle === 'all' ? '/shop' : `/range/${handle}`;
}

interface ShopLinkOptions {
  readonly shopOrigin: string;
  /** Prefix of the market: `/nl`. */
  readonly prefix: string;
}

/** A link in a merchant's text: to a page of the shop it leads to ours, elsewhere it stays. */
export function shopLink(href: string, { shopOrigin, prefix }: ShopLinkOptions): string {
  // `#part` stays on its page.
  if (href.startsWith('#') || !URL.canParse(href, shopOrigin)) return href;
  const { origin, pathname, search, hash } = new URL(href, shopOrigin);
  if (origin !== shopOrigin) return href;
  const path = menuPath(href, shopOrigin) ?? pathname + search;
  return prefix + path + hash;
}

/**
 * The merchant's redirects first, those of the market's own address before those of every market; then Shopify's own
 * addresses of collections and blogs lead to ours.
 */
export const loadRedirect: Method<'redirect'> = async (source, path) => {
  const { prefix } = source.market;
  const asked = [...new Set([prefix + path, path])];
  const query = asked.map(redirectQuery).join(' OR ');
  const result = await urlRedirects(source.client, { ...inContext(source), query });
  const found = loadedFrom(source, 'redirect', result, ({ nodes }) =>
    asked
      .map((one) => nodes.find((node) => plainPath(node.path) === plainPath(one)))
      .find((node) => node !== undefined),
  );
  if (found.kind !== 'found') return found;
  const shopOrigin = new URL(source.client.endpoint).origin;
  const target = found.value?.target ?? onlineStorePath(path);
  if (target === null || !URL.canParse(target, shopOrigin)) return { kind: 'missing' };
  const value = locationOf(target, { shopOrigin, prefix });
  const isCircle = plainPath(value.replace(/[?#].*$/, '')) === plainPath(prefix + path);
  return isCircle ? { kind: 'missing' } : { kind: 'found', value };
};

/** Finds where a target lies here: below the market's prefix, unless it names that of a market itself. */
function locationOf(target: string, { shopOrigin, prefix }: ShopLinkOptions): string {
  const path = menuPath(target, shopOrigin);
  if (path === null && !/^\/(?![/\\])/.test(target)) return target;
  const { pathname, search, hash } = new URL(target, shopOrigin);
  const { locale } = splitLocale(pathname);
  const isOfMarket = locale !== PREFIXLESS_LOCALE;
  if (path === null) return isOfMarket ? target : prefix + target;
  const ours = isOfMarket ? marketOf(locale).prefix : prefix;
  return ours + path.replace(/[?#].*$/, '') + search + hash;
}

/** Shopify compares `path` sign by sign, words alone whatever their case; a merchant may have written escapes. */
function redirectQuery(path: string): string {
  const plain = decodeEscapes(path);
  // Quotes would end the value.
  const spellings = [path, plain, encodeURI(plain)].map((one) => one.replaceAll(/["\\]/g, ''));
  return [...new Set(spellings)]
    .flatMap((one) => [`path:"${one}"`, `path:"${one}/"`, `"${one}"`])
    .join(' OR ');
}

/** Case, escapes and a slash at the end do not tell two addresses apart. */
function plainPath(path: string): string {
  const plain = decodeEscapes(path).toLowerCase();
  let end = plain.length;
  while (end > 1 && plain[end - 1] === '/') end -= 1;
  return plain.slice(0, end);
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
