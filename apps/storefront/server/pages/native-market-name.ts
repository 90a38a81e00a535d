import type { Locale, Market } from '@lokke/domain/markets';
import { marketNames } from '@lokke/i18n';
import { translateFor } from '@lokke/i18n/all';

const nameByLocale = new Map<Locale, string>();

/** Names a market's country and language in that language. */
export function nativeMarketNameOf(market: Market): string {
  const name = nameByLocale.get(market.locale) ?? makeName(market);
  nameByLocale.set(market.locale, name);
  return name;
}

function makeName(market: Market): string {
  const t = translateFor(market);
  const names = marketNames(market.languageTag, t('shell.market.northernIreland'));
  return `${names.country(market)} · ${names.language(market)}`;
}
