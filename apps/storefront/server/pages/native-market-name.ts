import type { Locale, Market } from '@lokke/domain/markets';
import { marketNames } from '@lokke/i18n';
import { translateFor } from '@lokke/i18n/all';

const made = new Map<Locale, string>();

/** A market's country and language as its own people write them, the same on each of its pages. */
export function nativeMarketNameOf(market: Market): string {
  const name = made.get(market.locale) ?? makeName(market);
  made.set(market.locale, name);
  return name;
}

function makeName(market: Market): string {
  const t = translateFor(market);
  const names = marketNames(market.languageTag, t('shell.market.northernIreland'));
  return `${names.country(market)} · ${names.language(market)}`;
}
