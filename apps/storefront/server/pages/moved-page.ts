import type { Catalogue } from '@lokke/contract/ports';
import { isLocale, PREFIXLESS_LOCALE, splitLocale } from '@lokke/domain/markets';

/** Leads old addresses on: 301 to where the page has moved; null where nobody says so. */
export async function movedPage(
  { url }: Request,
  { redirect }: Pick<Catalogue, 'redirect'>,
): Promise<Response | null> {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.data')) return null;
  const inLowerCase = withLowerCaseLocale(pathname);
  if (inLowerCase !== null) return leadTo(inLowerCase);
  const { path } = splitLocale(pathname);
  const old = readable(path.length > 1 ? path.replace(/\/$/, '') : path);
  const moved = await redirect(old);
  if (moved.kind !== 'found') return null;
  const isPath = /^\/(?![/\\])/.test(moved.value);
  return isPath || isWebAddress(moved.value) ? leadTo(encodeURI(readable(moved.value))) : null;
}

const leadTo = (location: string): Response =>
  new Response(null, { status: 301, headers: { location } });

/** Returns the path with its locale in small letters where it is written with capitals: `/NL/shop`; else null. */
export function withLowerCaseLocale(pathname: string): string | null {
  const [, segment = '', ...rest] = pathname.split('/');
  const locale = segment.toLowerCase();
  const isOther = locale !== segment && isLocale(locale) && locale !== PREFIXLESS_LOCALE;
  return isOther ? `/${[locale, ...rest].join('/')}` : null;
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

/** Decodes a path as the merchant wrote it; broken escapes stay. */
function readable(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
