/** Where the platform's menus point, as a path of our own pages; null when it is not one of them. */
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
