import type { PriceRule } from './prices.ts';
import type { DemoLanguage } from './texts/index.ts';

export interface DemoShop {
  readonly key: string;
  /** ISO code: where the shop delivers. */
  readonly country: string;
  readonly language: DemoLanguage;
  readonly spelling: 'british' | 'american';
  readonly priceRule: PriceRule;
  /** Shopify's pattern for prices in texts. */
  readonly moneyFormat: string;
  /** A second language that the shop is translated into, by the platform's own translations. */
  readonly translatedInto: DemoLanguage | null;
}

const POUND = '£{{amount}}';
const EURO_BEFORE = '€{{amount_with_comma_separator}}';
const EURO_AFTER = '{{amount_with_comma_separator}}€';
// biome-ignore lint/suspicious/noTemplateCurlyInString: Shopify's placeholder beside a dollar sign
const DOLLAR = '${{amount}}';
const KRONE = '{{amount_with_comma_separator}} kr';

/** The markets' price levels are set by hand, as a merchant would; nothing is converted from a rate. */
export const DEMO_SHOPS: readonly DemoShop[] = [
  { ...shop('nl', 'NL', 'nl', 'half', 1, EURO_BEFORE), translatedInto: 'en' },
  shop('fr', 'FR', 'fr', 'half', 1.04, EURO_AFTER),
  { ...shop('us', 'US', 'en', 'whole', 1.16, DOLLAR), spelling: 'american' },
  shop('de', 'DE', 'de', 'half', 0.98, EURO_AFTER),
  shop('uk', 'GB', 'en', 'half', 0.88, POUND),
  { ...shop('be', 'BE', 'nl', 'half', 1.02, EURO_BEFORE), translatedInto: 'fr' },
  shop('es', 'ES', 'es', 'half', 0.95, EURO_AFTER),
  shop('ie', 'IE', 'en', 'half', 1.06, '€{{amount}}'),
  shop('no', 'NO', 'nb', 'nine', 11.8, KRONE),
  shop('se', 'SE', 'sv', 'nine', 11.2, KRONE),
  shop('ni', 'GB', 'en', 'half', 0.88, POUND),
];

function shop(
  key: string,
  country: string,
  language: DemoLanguage,
  charm: PriceRule['charm'],
  level: number,
  moneyFormat: string,
): DemoShop {
  const priceRule = { charm, level };
  return {
    key,
    country,
    language,
    spelling: 'british',
    priceRule,
    moneyFormat,
    translatedInto: null,
  };
}
