import { type Market, marketOf, splitLocale } from '@lokke/domain/markets';

/** The market that a page address belongs to; server and browser ask the same question. */
export function marketOfUrl(url: string): Market {
  return marketOf(splitLocale(new URL(url).pathname).locale);
}
