import { isLocale, LOCALES, type Locale, marketOf } from '@lokke/domain/markets';
import { ConfigError, type Environment, listOf, textOf } from './read-env.ts';

/** Alias locales, sold together with their market. */
const COMPANIONS: Readonly<Partial<Record<Locale, readonly Locale[]>>> = {
  nl: ['en', 'dev'],
  fr: ['fr-fr'],
};

const IS_COMPANION: ReadonlySet<Locale> = new Set(Object.values(COMPANIONS).flat());

/** Returns the locales of the markets in `MARKETS=nl,nl-be`, or all. */
export function soldLocalesOf(environment: Environment): readonly Locale[] {
  const text = textOf(environment, 'MARKETS');
  if (text === undefined) return LOCALES;
  const named = listOf(environment, 'MARKETS').map(marketNamed);
  if (named.length === 0) throw new ConfigError(`MARKETS names no market: "${text}".`);
  const sold = new Set(named.flatMap((locale) => [locale, ...(COMPANIONS[locale] ?? [])]));
  return LOCALES.filter((locale) => sold.has(locale));
}

function marketNamed(name: string): Locale {
  const known = LOCALES.filter((locale) => !IS_COMPANION.has(locale));
  if (isLocale(name) && known.includes(name)) return name;
  const ofShop = known.filter((locale) => marketOf(locale).shop === name);
  const hint = ofShop.length > 0 ? ` The shop "${name}" sells in ${ofShop.join(' and ')}.` : '';
  throw new ConfigError(`MARKETS must name markets (${known.join(', ')}), not "${name}".${hint}`);
}
