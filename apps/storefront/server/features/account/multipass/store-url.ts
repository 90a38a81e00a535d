/** Returns the URL if it is at one of the store's origins, else null, since the token in it signs its holder in. */
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
