import { join } from 'node:path';
import { makeShops, type ShopKey, shopRow } from '../../protocol/index.ts';
import { list, object, record, text } from '../../protocol/json/index.ts';
import { deliveryMethods, deliveryTimesIn } from '../../shopify/checkout/index.ts';
import { readJson } from './catalogue.ts';
import type { Demo } from './demo.ts';
import { DEFAULT_LOCALE, type DemoEntry } from './entry.ts';

const market = object({ markets: list(text), facts: record });

/** Facts that differ between markets; the texts of pages name these facts in braces. */
export function marketEntries({ folder, textsIn }: Demo): readonly DemoEntry[] {
  return Object.values(makeShops()).map((shop) => {
    const { key, currencyCode } = shop;
    const { markets, facts } = readJson(join(folder, 'content/markets', `${key}.json`), market);
    const inLocale = ([locale, own]: [string, unknown]) => [
      locale,
      {
        ...record(textsIn(locale).find('company'), 'company'),
        ...record(own, `facts.${locale}`),
        ...shopRow(key).deliveryTimes,
        ...deliveryPrices(key, currencyCode, locale),
        ...deliveryTimesIn(shop, locale),
        cutOff: clockTime(shopRow(key).deliveryTimes.orderBefore, locale),
      },
    ];
    return {
      id: `market-${key}`,
      type: 'marketFacts',
      fields: {
        name: { en: `Market ${key}` },
        markets: { en: markets },
        facts: Object.fromEntries(Object.entries(facts).map(inLocale)),
      },
    };
  });
}

/** The checkout's own prices, so that the page and the checkout never differ. */
function deliveryPrices(shop: ShopKey, currency: string, locale: string) {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const [standard, express] = deliveryMethods(shop, 0);
  const price = (amountInMinorUnits: number) => format.format(amountInMinorUnits / 100);
  return {
    standardPrice: price(standard.priceInMinorUnits),
    freeFrom: price(standard.freeFromInMinorUnits ?? 0),
    expressPrice: price(express.priceInMinorUnits),
  };
}

/** An hour as the country reads it: `12:00 PM`. */
function clockTime(time: string, locale: string): string {
  // English without a region is that of a European shop.
  const country = locale === DEFAULT_LOCALE ? 'en-GB' : locale;
  const format = new Intl.DateTimeFormat(country, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`2026-01-01T${time}Z`));
}
