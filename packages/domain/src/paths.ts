/** Pages that search engines do not index: personal, temporary or a search result. */
const UNLISTED = /^\/(?:account|cards|cart|markets|newsletter|search|wishlist|withdraw)(?:\/|$)/;

// The salons' page is linked with its slash, as their addresses have always been (spec §2).
const WITH_SLASH = '/salon/';

/** Returns the canonical path, or null for a page that is not indexed. */
export function canonicalPathOf(pathname: string): string | null {
  if (UNLISTED.test(pathname)) return null;
  // No regular expression: it would take quadratic time on a row of slashes.
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  const bare = pathname.slice(0, end);
  if (`${bare}/` === WITH_SLASH) return WITH_SLASH;
  return bare === '' ? '/' : bare.split('/').map(plainly).join('/');
}

/** Normalises escapes: a link with `%2D` for `-` is the same page. */
function plainly(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}

/** The path of a page that the shop wrote: the one named contact stands around a form. */
export function writtenPagePath(slug: string, anchor?: string): string {
  const path = slug === 'contact' ? '/contact' : `/pages/${encodeURIComponent(slug)}`;
  return anchor === undefined ? path : `${path}#${encodeURIComponent(anchor)}`;
}
