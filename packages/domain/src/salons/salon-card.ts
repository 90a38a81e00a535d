import { splitLocale } from '../markets/index.ts';

interface CardTarget {
  /** Public origin of the shop. */
  readonly origin: string;
  /** Prefix of the market, such as `/nl`. */
  readonly prefix: string;
  readonly salonNo: string;
  /** Path or address of a page of the shop, as it was pasted; empty for the home page. */
  readonly page: string;
}

/** Addresses of other hosts, and of other schemes. */
const ELSEWHERE = /^[a-z][a-z\d+.-]*:|^[/\\]{2}/i;

/** Returns the short link of a salon's card; null where the page is none of the shop. */
export function salonCardLink({ origin, prefix, salonNo, page }: CardTarget): string | null {
  const typed = page.trim();
  const address = typed.startsWith(`${origin}/`) ? typed.slice(origin.length) : typed;
  if (ELSEWHERE.test(address)) return null;
  const [pathAndQuery = ''] = address.split('#', 1);
  const [path = ''] = pathAndQuery.split('?', 1);
  const inMarket = splitLocale(path.startsWith('/') ? path : `/${path}`).path;
  const link = `${origin}${prefix}/s/${encodeURIComponent(salonNo)}`;
  return `${link}${inMarket === '/' ? '' : inMarket}${pathAndQuery.slice(path.length)}`;
}
