/**
 * The address as it may be signed: below one of the store's own addresses, or null. A token signs
 * its holder in, so it goes nowhere else.
 */
export function storeAddress(webUrl: string, storeUrls: readonly string[]): string | null {
  const url = URL.parse(webUrl);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isOwn = storeUrls.some((storeUrl) => {
    const store = new URL(storeUrl);
    const below = `${store.pathname.replace(/\/$/, '')}/`;
    return url.origin === store.origin && `${url.pathname}/`.startsWith(below);
  });
  return isOwn ? url.href : null;
}
