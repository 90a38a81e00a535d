import { isLocale, LOCALES, type Locale, marketOf, type ShopKey } from '@lokke/domain/markets';
import { ConfigError, type Environment, listOf, textOf } from './read-env.ts';

/** Alias locales, sold together with their market. */
const COMPANIONS: Readonly<Partial<Record<Locale, readonly Locale[]>>> = {
  nl: ['en', 'dev'],
  fr: ['fr-fr'],
};

const MARKETS = LOCALES.filter(
  (locale) => !Object.values(COMPANIONS).some((companions) => companions.includes(locale)),
);

/** Returns the locales of the markets in `MARKETS=nl,nl-be`, or all. */
export function soldLocalesOf(environment: Environment): readonly Locale[] {
  const text = textOf(environment, 'MARKETS');
  if (text === undefined) return LOCALES;
  const named = listOf(environment, 'MARKETS').map((name) => marketNamed('MARKETS', name));
  if (named.length === 0) throw new ConfigError(`MARKETS names no market: "${text}".`);
  const sold = new Set(named.flatMap((locale) => [locale, ...(COMPANIONS[locale] ?? [])]));
  return LOCALES.filter((locale) => sold.has(locale));
}

/** Returns the shops of the markets in `SALON_PROOF=nl,de`; none by default. */
export function proofShopsOf(environment: Environment): readonly ShopKey[] {
  const named = listOf(environment, 'SALON_PROOF');
  const [sessions, own] = ['SESSION_SECRETS', 'SALON_BANK_SECRETS'].map((name) =>
    textOf(environment, name),
  );
  if (named.length > 0 && sessions !== undefined && own === undefined) {
    throw new ConfigError(
      'SALON_PROOF takes SALON_BANK_SECRETS, which seal the numbers of salons.',
    );
  }
  return [...new Set(named.map((name) => marketOf(marketNamed('SALON_PROOF', name)).shop))];
}

/** Returns the value of `MARKETS` that sells what these shops sell. */
export const marketsOfShops = (shops: readonly ShopKey[]): string =>
  MARKETS.filter((locale) => shops.includes(marketOf(locale).shop)).join(',');

function marketNamed(variable: 'MARKETS' | 'SALON_PROOF', name: string): Locale {
  if (isLocale(name) && MARKETS.includes(name)) return name;
  const ofShop = MARKETS.filter((locale) => marketOf(locale).shop === name);
  const hint = ofShop.length > 0 ? ` The shop "${name}" sells in ${ofShop.join(' and ')}.` : '';
  throw new ConfigError(
    `${variable} must name markets (${MARKETS.join(', ')}), not "${name}".${hint}`,
  );
}
