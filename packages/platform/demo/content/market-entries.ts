import { deliveryMethods } from '../../src/checkout/rules/delivery.ts';
import { makeShops, type ShopKey } from '../../src/shops/index.ts';
import { respell } from '../generator/spelling.ts';
import type { DemoLanguage } from '../generator/texts/index.ts';
import { type ContentEntry, same } from './entry.ts';
import type { MarketText } from './texts/market-texts.ts';
import { companyTexts } from './texts/markets/company.ts';
import { CONTINENTAL_MARKETS } from './texts/markets/continental.ts';
import { ENGLISH_MARKETS } from './texts/markets/english.ts';

/** The locales in the addresses of a shop's markets. */
const MARKETS: Readonly<Record<ShopKey, readonly string[]>> = {
  nl: ['nl', 'en', 'dev'],
  fr: ['fr', 'fr-fr'],
  us: ['na'],
  de: ['de'],
  uk: ['uk'],
  be: ['nl-be', 'fr-be'],
  es: ['es'],
  ie: ['ie'],
  no: ['no'],
  se: ['se'],
  ni: ['ni'],
};

const TEXTS: readonly MarketText[] = [...ENGLISH_MARKETS, ...CONTINENTAL_MARKETS];

/** The one table of what differs between markets; the texts of pages name its rows in braces. */
export function marketEntries(): readonly ContentEntry[] {
  return Object.values(makeShops()).map(({ key }) => ({
    id: `market-${key}`,
    contentType: 'marketFacts',
    fields: {
      name: same(`Market ${key}`),
      markets: same(MARKETS[key]),
      facts: Object.fromEntries(
        TEXTS.filter(({ shop }) => shop === key).map((text) => [text.locale, factsOf(text)]),
      ),
    },
  }));
}

function factsOf({ shop, locale, ...texts }: MarketText) {
  const company = companyTexts[languageOf(locale)];
  return {
    ...(locale === 'en-US' ? respell(company) : company),
    ...texts,
    ...pricesOf(shop, locale),
  };
}

/** The checkout's own prices, so that the page and the till never differ. */
function pricesOf(shop: ShopKey, locale: string) {
  const { currencyCode } = makeShops()[shop];
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
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

function languageOf(locale: string): DemoLanguage {
  const found = LANGUAGES.find((one) => one === locale.split('-')[0]);
  if (found === undefined) throw new Error(`No language of the demo is written in ${locale}`);
  return found;
}

const LANGUAGES: readonly DemoLanguage[] = ['nl', 'fr', 'en', 'de', 'es', 'nb', 'sv'];
