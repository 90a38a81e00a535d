import type { Locale, Market } from '@lokke/domain/markets';
import { createTranslate } from '../../app/shared/i18n/translate.ts';
import { marketNames } from '../../app/shared/market/market-names.ts';
import { catalogues } from '../../app/shared/messages/all.ts';

const made = new Map<Locale, string>();

/** A market's country and language as its own people write them, the same on each of its pages. */
export function nativeMarketNameOf(market: Market): string {
  const name = made.get(market.locale) ?? makeName(market);
  made.set(market.locale, name);
  return name;
}

function makeName(market: Market): string {
  const t = createTranslate(catalogues[market.language], market.languageTag);
  const names = marketNames(market.languageTag, t('shell.market.northernIreland'));
  return `${names.country(market)} · ${names.language(market)}`;
}
