/** Pages of one visitor, of one moment or of one question: no search engine lists them. */
const UNLISTED = /^\/(?:account|cards|cart|markets|newsletter|search|wishlist|withdraw)(?:\/|$)/;

// The salons' page is linked with its slash, as their addresses have always been (spec §2).
const WITH_SLASH = '/salon/';

/** The one form of a path that search engines are to know, or null where there is none. */
export function canonicalPathOf(pathname: string): string | null {
  if (UNLISTED.test(pathname)) return null;
  // By hand: a pattern would look at a row of slashes once for each of them.
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  const bare = pathname.slice(0, end);
  if (`${bare}/` === WITH_SLASH) return WITH_SLASH;
  return bare === '' ? '/' : bare.split('/').map(plainly).join('/');
}

/** Written in one way: a link with `%2D` for `-` is no second page. */
function plainly(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}
