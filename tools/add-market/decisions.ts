import { formatPrice, isCurrencyCode } from '@lokke/domain/money';
import { formatNumber } from '@lokke/domain/numbers';
import type { MarketRequest } from './market-request.ts';
import { symbolPosition } from './market-row.ts';
import { CALENDARS, DEMO, marketFactsPath, SHOPS } from './paths.ts';

/** Lists what a person must still decide about a market that was added. */
export function decisionsFor(request: MarketRequest): readonly string[] {
  const { locale, shop, like, country, rate } = request;
  const prices = rate === 1 ? `as in ${like.locale}` : `as in ${like.locale}, times ${rate}`;
  return [
    `Legal texts and facts: each ${marketFactsPath(shop)} entry that begins with [DRAFT] is another market's; a lawyer of ${country} writes them.`,
    `Value-added tax, delivery and its times in ${SHOPS}: all still as in ${like.locale}.`,
    `Public holidays of ${country} in packages/domain/src/delivery/holidays.json, and the same in ${CALENDARS}: without them, weekends alone are days without delivery.`,
    `Prices, stock and from where on a gift comes, in ${DEMO}/catalogue and ${DEMO}/shops.json: ${prices}.`,
    `Salons in ${DEMO}/salons.json: there is one draft.`,
    `Postcodes: anything that could be one is taken; the rule of ${country} goes into packages/domain/src/addresses/postcodes.ts and platform/src/shopify/shipping/address-shape.ts.`,
    'The map of the salon finder: without one the salons are a list (apps/storefront/app/features/salons/outline-map.ts).',
    ...writingDecision(request),
    `A hosted shop: its settings are the SHOPIFY_${shop.toUpperCase()}_… of .env.example; until they are set the embedded platform serves /${locale}.`,
    'Data that is there already (.data): products, facts, texts and salons of the market are seeded at the next start; what was written meanwhile stays.',
  ];
}

/** Numbers are written by a table of languages, which a country may not follow. */
function writingDecision({ tag, currency }: MarketRequest): readonly string[] {
  if (!isCurrencyCode(currency)) return [];
  const market = { languageTag: tag, symbolPosition: symbolPosition(tag, currency) };
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const pairs = [
    [
      formatPrice({ amountInMinorUnits: 1_234_550, currencyCode: currency }, market),
      new Intl.NumberFormat(tag, style).format(12_345.5),
    ],
    [formatNumber(12_345, tag), new Intl.NumberFormat(tag).format(12_345)],
  ] as const;
  return pairs
    .filter(([ours, intl]) => ours !== intl)
    .map(
      ([ours, intl]) =>
        `How numbers are written: ${ours} here, ${intl} in ${tag}; the table is packages/domain/src/numbers/index.ts.`,
    );
}
